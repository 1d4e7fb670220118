## The era cards

error-pack-era-line = { $file }, line { $line }: { $found ->
        [one] there is one word
       *[other] there are { $found } words
    } here. Expected 5: an era, the places of the left, middle and right lane, and a sign, or “-” without one.
error-pack-era-word = { $file }, line { $line }: “{ $found }” has no meaning here. Expected one of: { $expected }.
error-pack-era-no-rock = { $file }, line { $line }: this card has no rock. Expected at least one among its three places.
error-pack-era-premium-unstable = { $file }, line { $line }: this card would be both premium and unstable. Expected a waterhole or a cave without a volcano, an earthquake zone or a hurricane, or the reverse.
error-pack-era-outer = { $file }, line { $line }: a volcano, sea or ravine stands in the middle, or there are two of them. Expected one at most on a card, in the left or right lane.
error-pack-era-ground =
    { $file }, line { $line }: a card of { $era } cannot have { A($ground) }. Expected another place: it could never be of use there.
error-pack-era-total =
    { $file }, line { $line }: { $found ->
        [0] no card counts
        [one] one card counts
       *[other] { $found } cards count
    } as “{ $name }”. Expected { $expected }.
error-pack-era-premium = { $file }, line { $line }: no { $era } card is premium. Expected at least one, with a waterhole or a cave.
error-pack-era-plain = { $file }, line { $line }: every { $era } card is premium or unstable. Expected at least one that is neither.
