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
web-lesson-show = Show me
web-lesson-leave = Leave
web-lesson-over = That is how it is played
web-lesson-over-text = Now a short game of your own against two kind bots. Nobody tells you what to do, and every rule is one touch away.
web-lesson-play = Play a short game
web-lesson-again = Once more
