## A finished game, the keys and the rules in the browser.

# A finished game, moment by moment.
web-replay-of = { $title }: powtórka
web-replay-loading = Szukam gry…
web-replay-past = Oglądasz powtórkę
web-replay-at = { $step } z { $steps }
web-replay-controls = Przewijanie gry
web-replay-round-back = O turę wstecz
web-replay-round-on = O turę dalej
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-share-more = Kto ma ten link, może obejrzeć całą grę ruch po ruchu.
web-replay-play-on = Graj od tego miejsca
web-replay-play-on-more = Nowa gra zacznie się od kroku { $step } tej gry. Co by było, gdyby zagrać inaczej?
web-replay-as = Grasz jako
web-replay-against = Przeciwnik
web-replay-play-on-go = Graj
web-replay-over = Tu gra już się skończyła: cofnij się do wcześniejszego kroku.
web-replay-not-over = Gdy się skończy, obejrzysz ją tutaj ruch po ruchu.
web-replay-not-shared = Poproś o link kogoś, kto w niej grał: tworzy go „Udostępnij grę”.

# A finished game, looked back at.
web-review = Analiza
web-review-or-story = Przebieg albo analiza
web-review-of = Czyja gra
web-review-progress = Sprawdzone decyzje: { $done } z { $total }
web-review-waits = Właśnie trwa analiza wielu gier. Ta gra czeka na swoją kolej, a jej analiza ruszy sama.
web-review-chance = Szansa na wygraną w %, tura po turze
web-review-better-moves = Gdzie można było więcej
web-review-step = Krok { $step }
web-review-chances = { $made }% zamiast { $best }%
web-review-points = punkty: −{ $points }
web-review-better = Lepiej:
web-review-again = Spróbuj stąd jeszcze raz
web-review-perfect = O ile da się to ocenić, niczego nie stracono.

# The keys.
web-keys-title = Klawisze
web-keys-of-table = Gra
web-keys-of-replay = Oglądanie powtórki
web-keys-of-facts = Pytania o grę: odpowiedź się pojawia i jest czytana na głos
web-keys-of-help = Pomoc
web-keys-next = do następnego elementu
web-keys-walk = do sąsiedniej karty
web-keys-choose = wybierz; wykonaj wybrany ruch
web-keys-cancel = cofnij wybór
web-keys-undo = cofnij ruch
web-keys-reset = cofnij całą turę
web-keys-hint = podpowiedź
web-keys-last = ostatni ruch
web-keys-turn = czyja kolej
web-keys-clocks = zegary gry
web-keys-score = wynik
web-keys-table = co leży na stole
web-keys-hand = twoje karty
web-keys-step = krok wstecz lub dalej
web-keys-round = tura wstecz lub dalej
web-keys-ends = początek, koniec
web-keys-play = odtwarzaj lub zatrzymaj
web-keys-eyes = zmień, czyimi oczami patrzysz
web-keys-help = ta lista

# The rules.
web-rules-of = { $title }: zasady
web-rules-loading = Otwieram zasady…
web-rules-none = Zasady tej gry są teraz niedostępne.
web-rules-search = Szukaj: słowa albo numer
web-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
web-rules-learn = Naucz się, grając

# What is in the box.
web-box-of = { $title }: pudełko
web-box-whole = Całe pudełko
