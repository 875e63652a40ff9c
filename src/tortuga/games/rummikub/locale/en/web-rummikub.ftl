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
web-rummikub-table-empty = The table is empty.
web-rummikub-copy = your draft: only you can see it
web-rummikub-planned = planned
web-rummikub-plan-dropped = The table has changed, so this part of your plan no longer fits: { $sets }. { $words ->
    [rummi] Your cards are back on your rack.
   *[rummikub] Your tiles are back on your rack.
}
web-rummikub-tip-worth = Counts { $count ->
    [one] { $count } point
   *[other] { $count } points
} in its set
web-rummikub-tip-left = Counts { $count ->
    [one] { $count } point
   *[other] { $count } points
} against you if it’s left at the end
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
web-rummikub-set-all = Select the whole set
web-rummikub-put-here = put here
web-rummikub-make-run = make it a run
web-rummikub-make-group = make it a group
web-rummikub-hole-put = Put it in this gap
web-rummikub-hole-split = Split the run here
web-rummikub-new = New set
web-rummikub-new-here = Put it here to start a new set
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
    [rummi] Play some cards, or draw one.
   *[rummikub] Play some tiles, or draw one.
}
web-rummikub-asks-first = { $words ->
    [rummi] Make a first meld of at least { $least }, or draw a card.
   *[rummikub] Make a first meld of at least { $least }, or draw a tile.
}
web-rummikub-help = { $words ->
    [rummi] Drag cards, or select them and tap where they go. Only you can see it until you end your turn.
   *[rummikub] Drag tiles, or select them and tap where they go. Only you can see it until you end your turn.
}
web-rummikub-end = End turn
web-rummikub-laying = { $words ->
    [rummi] you’re playing { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[rummikub] you’re playing { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
web-rummikub-to-fix = { $count ->
    [one] { $count } set to fix
   *[other] { $count } sets to fix
}
web-rummikub-meld-of = { $value } of { $least }
web-rummikub-asking = one moment…
web-rummikub-nothing-laid = { $words ->
    [rummi] Play at least one card from your rack.
   *[rummikub] Play at least one tile from your rack.
}
web-rummikub-reset = Start over
web-rummikub-reset-why = Everything is as it was at the start of your turn.
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
        [1] Your only card goes back to the pile for a new one, and your turn ends. Are you sure?
        [one] All your { $count } cards go back to the pile for new ones, and your turn ends. Are you sure?
       *[other] All your { $count } cards go back to the pile for new ones, and your turn ends. Are you sure?
    }
   *[rummikub] { $count ->
        [1] Your only tile goes back to the bank for a new one, and your turn ends. Are you sure?
        [one] All your { $count } tiles go back to the bank for new ones, and your turn ends. Are you sure?
       *[other] All your { $count } tiles go back to the bank for new ones, and your turn ends. Are you sure?
    }
}
web-rummikub-choose-first = { $words ->
    [rummi] Select some cards first.
   *[rummikub] Select some tiles first.
}
web-rummikub-stays = { $words ->
    [rummi] Only cards you’ve played this turn can go back to your rack.
   *[rummikub] Only tiles you’ve played this turn can go back to your rack.
}

# Hints, told bit by bit.
web-rummikub-hint-play = You can play something.
web-rummikub-hint-draw = { $words ->
    [rummi] A bot would draw a card here.
   *[rummikub] A bot would draw a tile here.
}
web-rummikub-hint-other = { $words ->
    [rummi] A bot wouldn’t play any cards here.
   *[rummikub] A bot wouldn’t play any tiles here.
}
web-rummikub-hint-tiles = Play { $tiles }.
web-rummikub-hint-which = { $words ->
    [rummi] Which cards?
   *[rummikub] Which tiles?
}
web-rummikub-hint-how = Show me how
web-rummikub-hint-do = Do it
web-rummikub-previewing = preview of the hint

# How everybody stands.
web-rummikub-melded = melded
web-rummikub-not-melded = before the first meld
web-rummikub-exchanged = exchanged { $n } of { $most }
web-rummikub-points = points { $text }
web-rummikub-scores = Scores
web-rummikub-round = Round
web-rummikub-round-of = Round { $n } of { $most }
web-rummikub-of = { $n } of { $most }
web-rummikub-no-scores = No round has finished yet.
web-rummikub-total = Total
web-rummikub-tally-from = from { $name }
web-rummikub-tally-least = lowest rack counts as zero
web-rummikub-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
web-rummikub-last-round = { $words ->
    [rummi] Final racks
   *[rummikub] Final racks
}

# The keys.
web-rummikub-key-choose = { $words ->
    [rummi] select or deselect the card
   *[rummikub] select or deselect the tile
}
web-rummikub-key-put = put your selection there
web-rummikub-key-new = start a new set with it
web-rummikub-key-back = { $words ->
    [rummi] back to the rack
   *[rummikub] back to the rack
}
web-rummikub-key-all = select the whole set
web-rummikub-key-split = split the set here
