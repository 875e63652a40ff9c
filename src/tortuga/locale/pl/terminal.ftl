## The terminal: the first screen, pages, the clock, and questions about what was typed.

intro-begin = Naciśnij Enter, żeby zacząć, albo wpisz ? – pomoc.
intro-bot = { $name } to bot: { $bot }.
pages-next = Strona { $n } z { $count }. Enter: następna · { $back }: poprzednia · { $leave }: wyjście
pages-last = Strona { $n } z { $count }. Enter: wyjście · { $back }: poprzednia
# Single letters, to be typed.
pages-leave = q
pages-back = b
news-earlier = … wcześniej: { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}. Wpisz „{ $word }”.
more-folded = … i jeszcze { $count ->
    [one] { $count } możliwość, która nie daje
    [few] { $count } możliwości, które nie dają
    [many] { $count } możliwości, które nie dają
   *[other] { $count } możliwości, które nie dają
} nic więcej: wpisz „więcej”.
number-again = Pytanie się zmieniło. Teraz { $number } oznacza:
number-again-sure = Naciśnij Enter, jeśli się zgadza, albo wpisz coś innego:
several-choices = „{ $text }” pasuje do kilku możliwości: { $numbers }.
help-enter = pokaż stół jeszcze raz
clock-left = [{ $minutes }:{ $seconds }]
clock-up = Koniec czasu.
