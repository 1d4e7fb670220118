## Sentences that only the browser says about Evolution, family version. The same keys and variables in every language.

## What stands in place of the sentences about islands
web-keys = Keys: Tab enters the board, arrows walk over what may be chosen there, Enter chooses, Esc lets go, U takes back, P presses the first button, Space skips; in a contest 0 to 9 say how many tokens (1 and then 0 for ten) and Enter closes the hand.
web-end-hide = Look at the paths
web-verify-good = Verified: { $entries } entries, and every card came as the promised seed decides.
web-aside = Animals, cards and log

## The table
web-board = The board and its paths
web-animals = Animals, in turn order
web-animal-turn = its turn
web-animal-ready = ready to win
web-animal-flank = in danger
web-animal-stands =
    { $cards ->
        [0] No path yet;
        [one] A path of one card;
       *[other] A path of { $cards } cards;
    } { $depth ->
        [0] it stands on its sector.
       *[other] it stands on card { $depth }.
    }
web-tokens = { $count ->
        [one] One token.
       *[other] { $count } tokens.
    }
web-look-path = Turn to the path { $animal }
web-deck = Deck
web-decks = Cards and thunderbolts
web-decks-short = Cards
web-decks-text = What is left, what is gone, and which thunderbolts are coming
web-bolts = The thunderbolt deck
web-bolts-text = A Thunderbolt card turns up the top one of these { $count }; it then goes face down underneath, so that none is ever used up.
web-bolt-next = Next thunderbolt
web-bolts-unseen = { $count ->
        [one] the last unseen
       *[other] one of { $count } unseen
    }
web-bolts-unseen-text = Nobody has seen these yet; they come first, in an order that nobody knows.
web-bolts-then = After them, these come again, in this order:
web-bolts-next = These come again, in this order:
web-removed = { $count ->
        [one] One action card has left the game.
       *[other] { $count } action cards have left the game.
    }

## Cards gone and cards left
web-census = Left in the deck
web-census-deck = { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-census-spent = spent
web-census-spent-text = The deck is spent: the discard pile becomes the new deck before the next card.
web-census-kind = { $kind }, { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }: { $left } of { $total } left in the deck, { $gone } discarded, { $away } elsewhere.
web-census-left = in the deck
web-census-away = on the table
web-census-gone = discarded
web-census-shown = What the cards left in the deck show
web-census-thing = { $thing }: on { $left } of { $total } cards still in the deck.

## The card on the table
web-stake = On the table
web-stake-rocks = three rocks
web-premium = premium
web-unstable = unstable
web-put-in = Put it in the path { $animal }:
web-berth-insert = as card { $number }
web-berth-replace = replaces card { $number }
web-berth-drags = drags it back
web-berth-cone = frees the cone
web-obstacle-path-full = full path
web-obstacle-piece-on-card = piece on it
web-obstacle-premium-there = premium there
web-barred-path = Not in the path { $animal }: why not?
web-barred-animal = Not { $animal }: why not?
web-barred-place = Closed: { $place }. Why?

## The contest
web-contest = The contest
web-contest-for = Contest for a premium card: { $era }
web-contest-text = Each player hides the tokens that stand for the card they expect next; the nearest wins, and everybody keeps their tokens.
web-contest-again = A tie: those who were equally near guess the next card.
web-contest-opened = All hands are open.
web-contest-hands = Hands
web-contest-hide = See the paths
web-contest-show = Back to the contest
web-hand-thinking = still open
web-hand-closed = hand closed
web-hand-aside = looks on
web-close-hands = Close your hands over { $hands }
web-guess-hand = The hand { $animal }
web-guess-kind = { $tokens ->
        [one] One token
       *[other] { $tokens } tokens
    }: { $kind }, { $left } left in the deck
web-guess-said = { "" }: { $kind }; left in the deck:
web-guess-none = An empty hand: stays out
web-guess-out = out
web-kept = You hold { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } ({ $kind }), seen by nobody else.
web-kept-none = An empty hand, seen by nobody else.
web-open-hands = The hands that were opened
web-open-away = { $away ->
        [0] exact
       *[other] off by { $away }
    }
web-open-drawn = The card: { $card }, { $tokens }
web-open-won = Nearest: { $animal }
web-open-first = Still equally near: { $animal } wins, first in turn order
web-open-tied = { $count } are equally near

## What is being decided
web-hint-start-rock = Choose a lit rock.
web-hint-card-placing = Touch where it may go in any path, yours or another’s.
web-hint-dashed = Touch a dashed one to see why not.
web-hint-turn-of = Turn { $animal }.
web-hint-turn-board = Turn the board with its arrows to a path where something is lit.
web-players-2 = With two players each leads two animals and wins with either.
web-hint-dragging = Choose a lit rock of the new card.
web-hint-moving = Touch where it goes, or stay.
web-hint-moving-paid =
    A second step costs a token: { $left ->
        [0] you would have none left.
        [one] you would have one left.
       *[other] you would have { $left } left.
    }
web-hint-cone = Touch an empty rock for the cone, or leave it: then your turn ends.
web-hint-eruption = Touch a rival beside a volcano or the cone.
web-hint-lightning = Touch a rival who is not in a cave.
web-hint-contest = Choose how many tokens to hide, then close your hand.
web-hint-contest-two = Choose how many tokens each of your animals hides, then close both hands.
web-hint-contest-tied = You were equally near: guess again, with at least one token.
web-hint-closed = Your hand is closed; until the last one closes, U opens it again.
web-aim-cone = Move the cone here
web-risk-guess = Nobody sees it before all hands are closed.
web-risk-cone = No piece may enter there, and it can erupt. It ends your turn and cannot be taken back.
web-risk-send-back = It goes straight back to the first rock it meets. It cannot be taken back.

## The end
web-end-cards = { $count ->
        [one] a path of one card
       *[other] a path of { $count } cards
    }
web-end-eras = { $count ->
        [one] one era
       *[other] { $count } eras
    }
web-chart-eras = Eras reached, turn by turn
web-chart-cards = Cards in the path, turn by turn
web-falls = The hardest falls
web-fall = threw { $animal } back { $by } eras.

## The board
web-turn-left = Turn the board to the left
web-turn-right = Turn the board to the right
web-zoom-reset = The whole board
web-board-card = { $animal }, card { $number }: { $era }. Left: { $left }; middle: { $middle }; right: { $right }.{ $more ->
        [none] {""}
       *[other] {" "}{ $shown }.
    }
web-board-piece = { $animal }: { $depth ->
        [-1] on its sector
       *[other] on card { $number }
    }, { $lane ->
        [0] on the left
        [1] in the middle
       *[2] on the right
    }{ $part ->
        [0] {""}
       *[1] {", "}in the far part of the marsh
    }.
web-board-cone = The cone: { $place ->
        [middle] in the middle of the board.
       *[path] in the path { $animal }, on card { $number }, { $lane ->
            [0] on the left.
            [1] in the middle.
           *[2] on the right.
        }
    }

## With two players each leads two animals
species-0-of-2 = Theropods and Ceratopsians
    .a = a Theropod or Ceratopsian
    .the = the Theropods and Ceratopsians
    .of = of the Theropods and Ceratopsians
    .to = to the Theropods and Ceratopsians
species-1-of-2 = Sauropods and Stegosaurs
    .a = a Sauropod or Stegosaur
    .the = the Sauropods and Stegosaurs
    .of = of the Sauropods and Stegosaurs
    .to = to the Sauropods and Stegosaurs

web-character-fighter = Troublemaker
web-character-breeder = Collector
web-character-miser = Saver

## The summary sheet
web-sheet-eras = Eras, and tokens for a guess
web-sheet-tokens = { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
web-sheet-path = A full path has { $full } eras, in this order, from the board outwards.
web-sheet-actions = Action cards
web-sheet-places = Places and signs
web-sheet-pieces = Pieces
web-sheet-wins = Whoever holds out on the last card of a full path until an era card comes in their next turn.
