import type { Choice } from './load-characters.ts'

/** Only letters and digits count, without case and accents: "khazix" finds Kha’Zix, "maitre" finds Maître Yi. */
export function searchWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** The characters that match the input, the best first: an exact name, then one that begins with it, then the rest. */
export function findCharacters(all: readonly Choice[], typed: string): readonly Choice[] {
  const query = searchWord(typed)
  if (!query) return all
  const nearness = ({ names }: Choice) => Math.min(...names.map((name) => distance(searchWord(name), query)))
  return all
    .map((choice) => ({ choice, near: nearness(choice) }))
    .filter(({ near }) => near < 3)
    .sort((a, b) => a.near - b.near)
    .map(({ choice }) => choice)
}

function distance(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return name.includes(query) ? 2 : 3
}
