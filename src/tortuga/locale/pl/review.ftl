## Looking back at a finished game.

# What turned it: a turn of the player, with all that happened before the next one.
review-turn-gave = { $player }: był lepszy ruch, a szansa na wygraną spadła z { $before }% do { $after }%.
review-turn-slipped = { $player }: ruch trochę kosztował, ale głównie pech i ruchy innych; szansa na wygraną spadła z { $before }% do { $after }%.
review-turn-fell = { $player }: lepszego ruchu nie było widać; pech i ruchy innych obniżyły szansę na wygraną z { $before }% do { $after }%.
review-turn-rose = { $player }: szczęście i ruchy innych podniosły szansę na wygraną z { $before }% do { $after }%.

# A move that the story has no words for: somebody declines, or ends a step.
review-left-it = { $player }: na tym koniec.

# What the figures are.
review-about = Szansa na wygraną to oszacowanie: po każdym ruchu gra toczy się dalej w tych samych symulowanych partiach, według tego, co gracz mógł widzieć.
review-about-round = To szansa na wygranie rundy, i to szacunkowa: po każdym ruchu gra toczy się dalej w tych samych symulowanych partiach, według tego, co gracz mógł widzieć.

# The house.
review-busy = Właśnie trwa analiza wielu gier; spróbuj ponownie za chwilę.
