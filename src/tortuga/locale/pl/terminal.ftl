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
more-folded = … i { $count ->
    [one] { $count }, która nie daje
    [few] { $count }, które nie dają
    [many] { $count }, które nie dają
   *[other] { $count }, które nie dają
} nic więcej: wpisz „więcej”.
number-again = Pytanie jest już inne. Teraz { $number } znaczy:
number-again-sure = Enter, jeśli tak, albo wpisz coś innego:
several-choices = „{ $text }” pasuje do kilku możliwości: { $numbers }.
help-enter = pokaż stół jeszcze raz
clock-left = [{ $minutes }:{ $seconds }]
clock-up = Czas minął.
