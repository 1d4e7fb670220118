## What a newcomer is told of each phase, once: two lines at most.
web-explain-reveal = Cards are turned up until an era card comes. Eruptions and thunderbolts take effect at once: you may send a rival back.
web-explain-card = Put the era card in a path, yours or a rival’s: its era says where. You need a full path, and a card put behind a piece drags it back.
web-explain-contest = A premium card: hide as many tokens as the number of the card you expect next. The nearest guess wins it, and your tokens stay yours.
web-explain-step = Move your piece one step along your path, and one more for a token. On the last card of a full path you are about to win.
web-explain-cone = The cone bars a place, and erupts like a volcano. Put it on an empty rock of a rival’s path, or leave it.
