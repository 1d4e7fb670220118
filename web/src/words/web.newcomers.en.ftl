## Help in the first games
web-help = Help in your first games
web-help-text = Explains each phase once and warns before costly slips, for three games of each kind. Switched on again, it begins anew.
web-help-sure = Are you sure?
web-help-do = Do it anyway
web-help-not = Choose again
web-help-warned = You will not be warned of this again.
web-help-understood = Understood
web-help-first = Each phase is explained once, in your first games. The settings switch this off.
web-help-once = Explained only once.
web-help-passed = This has happened already. Explained only once.
web-help-goodbye = You know your way around by now: nothing is explained here any longer. The settings bring help back.
web-help-urgent = What presses

## Examples of rules
web-example-watch = Watch the example
web-example-again = Watch it again
web-example-try = Try it
web-trial = Trial
web-trial-text = Do what the example shows, or try something else: nothing is at stake.
web-trial-done = Done: that is rule { $rule }. Go on as you like, nothing is at stake.
web-trial-back = Back to the rule

## A lesson among tables
web-lesson-at = Step { $step }
