/**
 * What somebody changed from `base`, on top of what others made of it meanwhile: of a list of words each word by itself, of a
 * table each entry, of anything else the whole.
 */
export function merged<T>(base: T, mine: T, theirs: T): T {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  if (areWords(base) && areWords(mine) && areWords(theirs)) {
    const [before, now] = [new Set(base), new Set(mine)]
    const kept = theirs.filter((word) => now.has(word) || !before.has(word))
    return [...new Set([...kept, ...mine.filter((word) => !before.has(word))])].toSorted() as T
  }
  if (isTable(base) && isTable(mine) && isTable(theirs)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
    const entries = [...keys].map((key) => [key, merged(base[key], mine[key], theirs[key])] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T
  }
  return mine
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
