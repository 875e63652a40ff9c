## Looking back at a finished game.

# What turned it: a turn of the player, with all that happened before the next one.
review-turn-gave = { $player }: був кращий хід, а шанс на перемогу впав із { $before }% до { $after }%.
review-turn-slipped = { $player }: хід трохи зашкодив, але здебільшого це невезіння й ходи інших; шанс на перемогу впав із { $before }% до { $after }%.
review-turn-fell = { $player }: кращого ходу не було видно; невезіння й ходи інших знизили шанс на перемогу з { $before }% до { $after }%.
review-turn-rose = { $player }: везіння й ходи інших підняли шанс на перемогу з { $before }% до { $after }%.

# A move that the story has no words for: somebody declines, or ends a step.
review-left-it = { $player }: на цьому все.

# What the figures are.
review-about = Шанс на перемогу — це оцінка: після кожного ходу гра триває в тих самих змодельованих партіях, з огляду на те, що гравець міг бачити.
review-about-round = Це шанс виграти раунд, і то приблизний: після кожного ходу гра триває в тих самих змодельованих партіях, з огляду на те, що гравець міг бачити.

# The house.
review-busy = Саме аналізується багато ігор; спробуйте ще раз за мить.
