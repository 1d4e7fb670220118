## Guided first games
web-learn = Learn in ten minutes
web-learn-new = New here? Learn in ten minutes:
web-lesson = Lesson
web-lesson-look = Look here
web-lesson-do = Your turn
web-lesson-see = What happened
web-lesson-count = { $step } of { $steps }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-show = Do it for me
web-lesson-leave = Leave
web-lesson-over = That is how it is played
web-lesson-over-text = Now a short game against two kind bots{ $help ->
    [yes] , with help
   *[no] { "" }
  }. Nobody tells you what to do, and every rule is one touch away.
web-lesson-play = Play a short game
web-lesson-again = Once more
web-lesson-coming = Your lesson is coming: we lay the table, and then take it step by step.
web-lesson-lost = What is meant is out of sight. Turn or move the board until it is lit again.
web-lesson-learnt = You know this lesson already
web-lesson-learnt-text = Begin again from the first card, or play a short game.
web-lesson-anew = Begin again
