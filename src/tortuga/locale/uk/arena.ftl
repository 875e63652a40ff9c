## The arena: bots against bots, in many games.

arena-head = { $title }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
}, кожну зіграно з кожного місця; зерно { $seed }
arena-bot = бот
arena-wins = перемоги
arena-draws = нічиї
arena-rate = частка
arena-interval = 95% від–до
arena-margin = перевага
arena-median = мс
arena-p95 = мс 95%
arena-rating = рейтинг
arena-axis = частка перемог у %, з інтервалом 95%; пунктир: рівна гра
arena-even = Рівна гра — це { $rate }. Нічия зараховується як спільна перемога. Перевага — це різниця в очках із найкращим суперником; мс — час процесора на хід: медіана й межа, якої не перевищують 95% ходів.
arena-stronger = Сумнівів немає: { $bot } сильніший за суперників.
arena-weaker = Сумнівів немає: { $bot } слабший за суперників.
arena-unsure = Ще не відомо напевно, чи { $bot } сильніший, чи слабший за суперників.
arena-no-ratings = Щоб побачити рейтинг: pip install tortuga[arena]
arena-kept = Результати: { $file }
arena-interrupted = Перервано; усі закінчені ігри збережено. Щоб продовжити: tortuga arena --resume { $file }

## Refusals

arena-one-bot = Назвіть щонайменше двох ботів, по одному на місце: --bots a,b
arena-one-place = Виберіть або --workers, або --ray.
arena-no-ray = Для кластера Ray потрібно: pip install tortuga[ray]
arena-ray-failed = Не вдається використати кластер Ray: { $reason }
arena-bot-failed = { $bot } схибив у роздачі { $deal }, оберт { $rotation }: { $reason }
arena-worker-lost = Процес, що грав роздачу { $deal }, оберт { $rotation }, загинув уже стільки разів: { $count }.
arena-other-rules = Ці результати отримано за інших правил або компонентів ({ $found }, тут { $known }).
arena-other-versions = Ці результати розпочато в інших версіях ({ $found }; тут { $known }). Мішані ігри не повторити; почніть заново.
arena-held = У файл { $file } зараз записує інший матч.
arena-resume-as-begun = Продовжений матч зберігає свої налаштування; приберіть --{ $name }.
arena-file-empty = У файлі { $file } немає результатів.
arena-file-format = Результати мають формат { $found }; ця версія читає формат { $known }.
arena-file-shape = Рядок { $line } файлу { $file } пошкоджено: { $reason }.
