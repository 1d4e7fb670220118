## A word on what one meets at a table beside cards and places; things.toml has the rule of each

era-bacteria-text = The first of the eight eras. A path keeps their order and holds each once at most.
era-algae-text = The second of the eight eras. A path keeps their order and holds each once at most.
era-fish-text = The third of the eight eras. A path keeps their order and holds each once at most.
era-reptiles-text = The fourth of the eight eras. A path keeps their order and holds each once at most.
era-birds-text = The fifth of the eight eras. A path keeps their order and holds each once at most.
era-dinosaurs-text = The sixth of the eight eras. A path keeps their order and holds each once at most.
era-mammals-text = The seventh of the eight eras. A path keeps their order and holds each once at most.
era-primates-text = The last of the eight eras. A path keeps their order and holds each once at most.

thing-piece = Piece
thing-piece-text = It walks outwards along its own path, one step a turn, and a second one for a token.
thing-tokens = Tokens
thing-tokens-text = They pay for second steps and are hidden in contests; some thunderbolts cost them.
thing-path = Path
thing-path-text = At most six eras in their order, four in a short game. Anybody may put cards in it.
thing-cone = Cone
thing-cone-text = A volcano that moves: it bars its rock and may erupt against whoever stands beside it.
thing-decks = Cards and thunderbolts
thing-decks-text = When the deck is spent, the discard pile becomes the new one; an action card on top of it leaves the game.
thing-premium = Premium
thing-premium-text = A card with a waterhole or a cave: everybody may win it by guessing the next card.
thing-unstable = Unstable
thing-unstable-text = A card with a volcano, an earthquake zone or a hurricane: some thunderbolts make it a danger.
thing-flank = In danger
thing-flank-text = Beside a volcano or the cone: an eruption could send it back.
thing-ready = Ready to win
thing-ready-text = On the last card of a full path as its turn begins: if an era card comes and it still stands there, it wins.
thing-hand = Hand
thing-hand-text = Hidden tokens stand for the card that is expected; the nearest guess wins, and everybody keeps their tokens.
thing-turn = Turn
thing-turn-text = Reveal cards, use the era card, take a step or two, move the cone.

action-rock-text = Your piece sets out from this rock of its sector.
action-put-text = In any path, wherever its era belongs; or in place of a card of the same era.
action-discard-text = The card goes to the discard pile, and nobody has it.
action-drag-text = The new card lies behind the piece, which is moved back to a rock of it.
action-move-text = One step to a neighbouring place; a second one costs a token.
action-stay-text = Your piece takes no further step this turn.
action-cone-text = It bars this rock, and waits for an eruption.
action-leave-cone-text = The cone stays, and your turn ends.
action-erupt-text = One rival beside it goes straight back to the first rock it meets.
action-strike-text = One rival who is not in a cave goes straight back to the first rock it meets.
action-spare-text = Nothing erupts and nobody is struck.
action-guess-text = As many tokens as stand for the card you expect next. They stay yours.
action-stay-out-text = You do not contend for this card.
