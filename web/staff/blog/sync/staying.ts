/**
 * Of the ids that both orders have, the most that keep their order: only the others have to move. (The longest increasing
 * run of their earlier places.)
 */
export function stayingOf(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((id, place) => [id, place]))
  const ids = after.filter((id) => placeOf.has(id))
  const places = ids.map((id) => placeOf.get(id) as number)
  /** Where the best run of each length ends. */
  const ends: number[] = []
  const previous: number[] = []
  places.forEach((place, at) => {
    let length = ends.length
    while (length > 0 && (places[ends[length - 1] as number] as number) > place) length--
    previous[at] = length > 0 ? (ends[length - 1] as number) : -1
    ends[length] = at
  })
  const staying = new Set<string>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) staying.add(ids[at] as string)
  return staying
}
