## Rummikub and Rummi: the play area in the browser.

# Tiles in words, for those who do not see them.
web-rummikub-tile-red = red { $number }
web-rummikub-tile-blue = blue { $number }
web-rummikub-tile-black = black { $number }
web-rummikub-tile-orange = orange { $number }
web-rummikub-joker = joker
web-rummikub-joker-as = joker as { $tile }
web-rummikub-tiles = { $words ->
    [rummi] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[rummikub] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
web-rummikub-unit = { $words ->
    [rummi] { $count ->
        [one] card
       *[other] cards
    }
   *[rummikub] { $count ->
        [one] tile
       *[other] tiles
    }
}
web-rummikub-says = { $place }: { $what }.

# The table.
web-rummikub-table = Table
web-rummikub-table-empty = Nothing lies on the table yet.
web-rummikub-copy = your working copy, nobody else sees it yet
web-rummikub-bank = { $words ->
    [rummi] Pile
   *[rummikub] Bank
}
web-rummikub-is-fresh = new
web-rummikub-is-moved = moved
web-rummikub-is-hinted = part of the hint
web-rummikub-set-run = run · { $points }
web-rummikub-set-group = group · { $points }
web-rummikub-set-is = Set { $n }: { $what }; { $tiles }.
web-rummikub-set-all = Choose the whole set
web-rummikub-put-here = put here
web-rummikub-make-run = make it a run
web-rummikub-make-group = make it a group
web-rummikub-hole-put = Put into this gap
web-rummikub-hole-split = Split the run here
web-rummikub-new = New set
web-rummikub-new-here = Put here to begin a new set
web-rummikub-since = Since your last turn

# The rack.
web-rummikub-rack = { $words ->
    [rummi] Your rack
   *[rummikub] Your rack
}
web-rummikub-rack-of = { $words ->
    [rummi] Rack: { $name }
   *[rummikub] Rack: { $name }
}
web-rummikub-rack-empty = { $words ->
    [rummi] no cards
   *[rummikub] no tiles
}
web-rummikub-sort = Sort
web-rummikub-sort-runs = runs
web-rummikub-sort-groups = groups
web-rummikub-back = { $words ->
    [rummi] Back to the rack
   *[rummikub] Back to the rack
}
web-rummikub-meld = First meld: { $value } of { $least }

# What is asked, and what can be done.
web-rummikub-asks = { $words ->
    [rummi] Lay cards, or draw one.
   *[rummikub] Lay tiles, or draw one.
}
web-rummikub-asks-first = Lay a first meld of at least { $least }, or draw.
web-rummikub-help = { $words ->
    [rummi] Drag cards, or choose them and tap where they go. Until you end the turn, only you see it.
   *[rummikub] Drag tiles, or choose them and tap where they go. Until you end the turn, only you see it.
}
web-rummikub-end = End turn
web-rummikub-laying = { $words ->
    [rummi] you lay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[rummikub] you lay { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
web-rummikub-to-fix = { $count ->
    [one] { $count } set to fix
   *[other] { $count } sets to fix
}
web-rummikub-meld-of = { $value } of { $least }
web-rummikub-asking = one moment …
web-rummikub-nothing-laid = { $words ->
    [rummi] Lay at least one card of your rack.
   *[rummikub] Lay at least one tile of your rack.
}
web-rummikub-reset = Start over
web-rummikub-reset-why = Everything lies as it did at the start of your turn.
web-rummikub-redo = Redo
web-rummikub-draw = { $words ->
    [rummi] Draw a card
   *[rummikub] Draw a tile
}
web-rummikub-draw-confirm = Yes, draw
web-rummikub-bank-left = { $words ->
    [rummi] { $count } in the pile
   *[rummikub] { $count } in the bank
}
web-rummikub-pass = Pass
web-rummikub-pass-confirm = Yes, pass
web-rummikub-idle-why = { $words ->
    [rummi] Take your cards back first.
   *[rummikub] Take your tiles back first.
}
web-rummikub-exchange = Exchange all
web-rummikub-exchange-sure = { $words ->
    [rummi] { $count ->
        [one] Your { $count } card goes back to the pile for a new one, and your turn ends. Sure?
       *[other] All your { $count } cards go back to the pile for new ones, and your turn ends. Sure?
    }
   *[rummikub] { $count ->
        [one] Your { $count } tile goes back to the bank for a new one, and your turn ends. Sure?
       *[other] All your { $count } tiles go back to the bank for new ones, and your turn ends. Sure?
    }
}
web-rummikub-choose-first = { $words ->
    [rummi] Choose cards first.
   *[rummikub] Choose tiles first.
}
web-rummikub-stays = { $words ->
    [rummi] Only cards that you have laid in this turn go back to the rack.
   *[rummikub] Only tiles that you have laid in this turn go back to the rack.
}

# Hints, told bit by bit.
web-rummikub-hint-play = There is a play.
web-rummikub-hint-draw = { $words ->
    [rummi] A bot would draw a card here.
   *[rummikub] A bot would draw a tile here.
}
web-rummikub-hint-other = { $words ->
    [rummi] A bot would not lay any card here.
   *[rummikub] A bot would not lay any tile here.
}
web-rummikub-hint-tiles = Lay { $tiles }.
web-rummikub-hint-which = { $words ->
    [rummi] With which cards?
   *[rummikub] With which tiles?
}
web-rummikub-hint-how = Show me how
web-rummikub-hint-do = Do it
web-rummikub-previewing = a step of the hint, not your table yet

# How everybody stands.
web-rummikub-melded = melded
web-rummikub-not-melded = before the first meld
web-rummikub-exchanged = exchanged { $n } of { $most }
web-rummikub-points = points { $text }
web-rummikub-scores = Scores
web-rummikub-round = Round
web-rummikub-round-of = Round { $n } of { $most }
web-rummikub-of = { $n } of { $most }
web-rummikub-no-scores = No round is over yet.
web-rummikub-total = Total
web-rummikub-left = { $points } left
web-rummikub-last-round = { $words ->
    [rummi] The racks at the end
   *[rummikub] The racks at the end
}

# The keys.
web-rummikub-key-choose = { $words ->
    [rummi] choose the card, or not
   *[rummikub] choose the tile, or not
}
web-rummikub-key-put = put what is chosen there
web-rummikub-key-new = put it to a new set
web-rummikub-key-back = { $words ->
    [rummi] back to the rack
   *[rummikub] back to the rack
}
web-rummikub-key-all = choose the whole set
web-rummikub-key-split = split the set in front of this
