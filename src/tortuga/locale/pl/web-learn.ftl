## Learning by playing: the page around the lesson.

# Around the turtle's words.
web-learn-title = { $title }: lekcja
web-learn-loading = Żółw rozkłada grę…
web-learn-none = Ta gra nie ma jeszcze lekcji. Ale możesz przeczytać jej zasady.
web-learn-turtle = Żółw mówi
web-learn-learner = Marynarz
web-learn-bot = Bot
web-learn-at = Krok { $step } z { $steps }
web-learn-tried = Widzisz: zasady mówią „nie” i wyjaśniają dlaczego.
web-learn-other = Tak też można! Ale najpierw zrób to, o czym mówię; wtedy opowieść pójdzie dalej.

# What can be done.
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-skip = Pomiń lekcję
web-learn-how = Jak to zrobić?
web-learn-show = Pokaż
web-learn-again = Od początku
web-learn-play = Zagraj naprawdę
web-learn-rules = Czytaj zasady
