/** People at one table who are called alike: "Ada (1)" and "Ada (2)", in the order of their seats. */
type Named = { name: string; level?: number | null | undefined }

export function toldApart<N extends Named>(seats: readonly N[]): N[] {
  const alike = (one: Named) => seats.filter((other) => called(other) === called(one))
  return seats.map((seat) => {
    const same = seat.name ? alike(seat) : []
    return same.length > 1 ? { ...seat, name: `${seat.name} (${same.indexOf(seat) + 1})` } : seat
  })
}

/** A bot is called by its level too. */
const called = ({ name, level }: Named): string => `${level ?? ''} ${name.trim().toLocaleLowerCase()}`
