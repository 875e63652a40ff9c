## Why a move is the best one, for hints

maracaibo-hint = Compared with the next best, “{ $other }”: { $parts }. All in all about { $vp } VP better.
maracaibo-hint-close = Only just better than the next best, “{ $other }”: { $parts }.
maracaibo-hint-score = Compared with the next best, “{ $other }”: about { $vp } VP more in the end.
maracaibo-hint-even = No better than “{ $other }”: both come to about the same.
maracaibo-review = Compared with “{ $other }”: { $parts }. All in all about { $vp } VP better.
maracaibo-review-close = Only just better than “{ $other }”: { $parts }.
maracaibo-review-score = Compared with “{ $other }”: about { $vp } VP more in the end.
maracaibo-hint-only = There’s nothing else you can do.
maracaibo-hint-no-effect = a space without an effect
maracaibo-hint-at = { $card }, { $place }

# What it brings more, or less, that can be counted.
maracaibo-hint-vp = { $sign }{ $count } VP
maracaibo-hint-doubloons = { $sign }{ $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-hint-doubloon-income = { $sign }{ $count ->
    [one] { $count } doubloon of income
   *[other] { $count } doubloons of income
}
maracaibo-hint-vp-income = { $sign }{ $count } VP of income
maracaibo-hint-rivers = { $sign }{ $count ->
    [one] { $count } river
   *[other] { $count } rivers
}
maracaibo-hint-treasures = { $sign }{ $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
maracaibo-hint-buried = { $sign }{ $count ->
    [one] { $count } buried treasure
   *[other] { $count } buried treasures
}

# What can only be estimated.
maracaibo-hint-about = { $what } (about { $sign }{ $vp } VP)
maracaibo-hint-part-vp = VP right away
maracaibo-hint-part-turns = turns left in the round
maracaibo-hint-part-track = exploring
maracaibo-hint-part-doubloons = doubloons
maracaibo-hint-part-doubloon-income = doubloon income
maracaibo-hint-part-vp-income = VP income
maracaibo-hint-part-treasures = the value of treasures
maracaibo-hint-part-buried = burying
maracaibo-hint-part-quests = quests
maracaibo-hint-part-cards = cards and residences
maracaibo-hint-part-lasting = lasting effects
maracaibo-hint-part-market = black market tiles
maracaibo-hint-part-rubies = rubies
maracaibo-hint-part-others = what others can buy
maracaibo-hint-part-upgrade = the ship upgrade
maracaibo-hint-part-raid = the raid
maracaibo-hint-part-figurehead = the figurehead
maracaibo-hint-part-next = where you can sail next
maracaibo-hint-part-later = what later turns bring
