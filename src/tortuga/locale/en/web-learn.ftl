## Learning by playing: the page around the lesson.

# Around the turtle's words.
web-learn-title = { $title }: the first game
web-learn-loading = The turtle is setting the table …
web-learn-none = There is no lesson for this game yet. Its rules are ready to be read.
web-learn-turtle = The turtle says
web-learn-learner = Sailor
web-learn-bot = Bot
web-learn-at = Step { $step } of { $steps }
web-learn-tried = You see: the rules say no, and why.
web-learn-other = That is allowed too! But first do what I have just told you; then the story goes on.

# What can be done.
web-learn-next = Go on
web-learn-back = Back
web-learn-skip = Skip the lesson
web-learn-how = How?
web-learn-show = Show me
web-learn-again = From the beginning
web-learn-play = Play a real game
web-learn-rules = Read the rules
