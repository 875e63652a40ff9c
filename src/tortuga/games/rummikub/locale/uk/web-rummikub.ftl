## Rummikub and Rummi: the play area in the browser.

# Tiles in words, for those who do not see them.
web-rummikub-tile-red = червона { $number }
web-rummikub-tile-blue = синя { $number }
web-rummikub-tile-black = чорна { $number }
web-rummikub-tile-orange = помаранчева { $number }
web-rummikub-joker = джокер
web-rummikub-joker-as = джокер як { $tile }
web-rummikub-tiles = { $words ->
    [rummi] { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
   *[rummikub] { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
}
web-rummikub-unit = { $words ->
    [rummi] { $count ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
   *[rummikub] { $count ->
        [one] фішка
        [few] фішки
        [many] фішок
       *[other] фішки
    }
}
web-rummikub-says = { $place }: { $what }.

# The table.
web-rummikub-table = Стіл
web-rummikub-table-empty = На столі ще нічого немає.
web-rummikub-copy = ваша чернетка, її бачите лише ви
web-rummikub-planned = у плані
web-rummikub-plan-dropped = Стіл змінився, тож ця частина плану вже не підходить: { $sets }. { $words ->
    [rummi] Ваші карти знову на підставці.
   *[rummikub] Ваші фішки знову на підставці.
}
web-rummikub-tip-worth = У комбінації дає { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
web-rummikub-tip-left = Якщо залишиться до кінця, відніме { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
web-rummikub-bank = { $words ->
    [rummi] Купка
   *[rummikub] Банк
}
web-rummikub-is-fresh = нова
web-rummikub-is-moved = переставлена
web-rummikub-is-hinted = частина підказки
web-rummikub-set-run = рядок · { $points }
web-rummikub-set-group = група · { $points }
web-rummikub-set-is = Комбінація { $n }: { $what }; { $tiles }.
web-rummikub-set-all = Вибрати всю комбінацію
web-rummikub-put-here = покласти сюди
web-rummikub-make-run = хай буде рядком
web-rummikub-make-group = хай буде групою
web-rummikub-hole-put = Покласти в цю прогалину
web-rummikub-hole-split = Розділити рядок тут
web-rummikub-new = Нова комбінація
web-rummikub-new-here = Покладіть сюди, щоб почати нову комбінацію
web-rummikub-since = Після вашого останнього ходу

# The rack.
web-rummikub-rack = { $words ->
    [rummi] Ваша підставка
   *[rummikub] Ваша підставка
}
web-rummikub-rack-of = { $words ->
    [rummi] Підставка: { $name }
   *[rummikub] Підставка: { $name }
}
web-rummikub-rack-empty = { $words ->
    [rummi] немає карт
   *[rummikub] немає фішок
}
web-rummikub-sort = Сортування
web-rummikub-sort-runs = рядки
web-rummikub-sort-groups = групи
web-rummikub-back = { $words ->
    [rummi] Назад на підставку
   *[rummikub] Назад на підставку
}
web-rummikub-meld = Мінімум: { $value } з { $least }

# What is asked, and what can be done.
web-rummikub-asks = { $words ->
    [rummi] Викладіть карти або потягніть одну.
   *[rummikub] Викладіть фішки або потягніть одну.
}
web-rummikub-asks-first = { $words ->
    [rummi] Викладіть першу комбінацію від { $least } або потягніть карту.
   *[rummikub] Викладіть першу комбінацію від { $least } або потягніть фішку.
}
web-rummikub-help = { $words ->
    [rummi] Перетягуйте карти або виберіть їх і торкніться місця. До кінця ходу це бачите лише ви.
   *[rummikub] Перетягуйте фішки або виберіть їх і торкніться місця. До кінця ходу це бачите лише ви.
}
web-rummikub-end = Завершити хід
web-rummikub-laying = { $words ->
    [rummi] викладаєте { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
   *[rummikub] викладаєте { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
}
web-rummikub-to-fix = { $count ->
    [one] виправити { $count } комбінацію
    [few] виправити { $count } комбінації
    [many] виправити { $count } комбінацій
   *[other] виправити { $count } комбінації
}
web-rummikub-meld-of = { $value } з { $least }
web-rummikub-asking = хвилинку…
web-rummikub-nothing-laid = { $words ->
    [rummi] Викладіть зі своєї підставки хоча б одну карту.
   *[rummikub] Викладіть зі своєї підставки хоча б одну фішку.
}
web-rummikub-reset = Почати знову
web-rummikub-reset-why = Усе лежить так, як на початку вашого ходу.
web-rummikub-redo = Повторити
web-rummikub-draw = { $words ->
    [rummi] Потягнути карту
   *[rummikub] Потягнути фішку
}
web-rummikub-draw-confirm = Так, тягну
web-rummikub-bank-left = { $words ->
    [rummi] у купці: { $count }
   *[rummikub] у банку: { $count }
}
web-rummikub-pass = Пропустити хід
web-rummikub-pass-confirm = Так, пропускаю
web-rummikub-idle-why = { $words ->
    [rummi] Спершу заберіть свої карти.
   *[rummikub] Спершу заберіть свої фішки.
}
web-rummikub-exchange = Обміняти все
web-rummikub-exchange-sure = { $words ->
    [rummi] { $count ->
        [1] Вашу єдину карту буде обміняно на нову, і хід закінчиться. Продовжити?
        [one] Усі ваші карти ({ $count }) повернуться до купки, ви отримаєте нові, і хід закінчиться. Продовжити?
        [few] Усі ваші карти ({ $count }) повернуться до купки, ви отримаєте нові, і хід закінчиться. Продовжити?
        [many] Усі ваші карти ({ $count }) повернуться до купки, ви отримаєте нові, і хід закінчиться. Продовжити?
       *[other] Усі ваші карти ({ $count }) повернуться до купки, ви отримаєте нові, і хід закінчиться. Продовжити?
    }
   *[rummikub] { $count ->
        [1] Вашу єдину фішку буде обміняно на нову, і хід закінчиться. Продовжити?
        [one] Усі ваші фішки ({ $count }) повернуться до банку, ви отримаєте нові, і хід закінчиться. Продовжити?
        [few] Усі ваші фішки ({ $count }) повернуться до банку, ви отримаєте нові, і хід закінчиться. Продовжити?
        [many] Усі ваші фішки ({ $count }) повернуться до банку, ви отримаєте нові, і хід закінчиться. Продовжити?
       *[other] Усі ваші фішки ({ $count }) повернуться до банку, ви отримаєте нові, і хід закінчиться. Продовжити?
    }
}
web-rummikub-choose-first = { $words ->
    [rummi] Спершу виберіть карти.
   *[rummikub] Спершу виберіть фішки.
}
web-rummikub-stays = { $words ->
    [rummi] На підставку повертаються лише карти, викладені цього ходу.
   *[rummikub] На підставку повертаються лише фішки, викладені цього ходу.
}

# Hints, told bit by bit.
web-rummikub-hint-play = Є що викласти.
web-rummikub-hint-draw = { $words ->
    [rummi] Бот тут потягнув би карту.
   *[rummikub] Бот тут потягнув би фішку.
}
web-rummikub-hint-other = { $words ->
    [rummi] Бот тут не виклав би жодної карти.
   *[rummikub] Бот тут не виклав би жодної фішки.
}
web-rummikub-hint-tiles = Викладіть { $tiles }.
web-rummikub-hint-which = { $words ->
    [rummi] Які карти?
   *[rummikub] Які фішки?
}
web-rummikub-hint-how = Показати як
web-rummikub-hint-do = Зробити так
web-rummikub-previewing = перегляд підказки

# How everybody stands.
web-rummikub-melded = у грі
web-rummikub-not-melded = ще не в грі
web-rummikub-exchanged = обміни: { $n } з { $most }
web-rummikub-points = бали { $text }
web-rummikub-scores = Бали
web-rummikub-round = Раунд
web-rummikub-round-of = Раунд { $n } з { $most }
web-rummikub-of = { $n } з { $most }
web-rummikub-no-scores = Жоден раунд ще не закінчився.
web-rummikub-total = Разом
web-rummikub-tally-from = від: { $name }
web-rummikub-tally-least = найменша решта вважається нулем
web-rummikub-left = лишилося { $points }
web-rummikub-last-round = { $words ->
    [rummi] Підставки наприкінці
   *[rummikub] Підставки наприкінці
}

# The keys.
web-rummikub-key-choose = { $words ->
    [rummi] вибрати карту або скасувати вибір
   *[rummikub] вибрати фішку або скасувати вибір
}
web-rummikub-key-put = покласти туди вибране
web-rummikub-key-new = покласти як нову комбінацію
web-rummikub-key-back = { $words ->
    [rummi] назад на підставку
   *[rummikub] назад на підставку
}
web-rummikub-key-all = вибрати всю комбінацію
web-rummikub-key-split = розділити комбінацію тут
