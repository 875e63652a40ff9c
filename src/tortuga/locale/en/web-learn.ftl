## Learning by playing: the page around the lesson.

# Around the turtle's words.
web-learn-title = { $title }: lesson
web-learn-loading = The turtle is setting the table…
web-learn-none = There’s no lesson for this game yet. But you can read its rules.
web-learn-turtle = The turtle says
web-learn-learner = Sailor
web-learn-bot = Bot
web-learn-at = Step { $step } of { $steps }
web-learn-tried = See? The rules say no, and tell you why.
web-learn-other = That’s allowed too! But do what I just told you first; then the story goes on.

# What can be done.
web-learn-next = Continue
web-learn-back = Back
web-learn-skip = Skip the lesson
web-learn-how = How?
web-learn-show = Show me
web-learn-again = From the start
web-learn-play = Play a real game
web-learn-rules = Read the rules
