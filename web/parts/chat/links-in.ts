import { LinkifyIt } from 'linkify-it'

/** Only full addresses become links, and none that isn't encrypted. */
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
for (const scheme of ['http:', 'ftp:', 'mailto:', '//']) finder.add(scheme, null)

/**
 * Where an address can't go on: at marks of Chinese and Arabic sentences. It can begin right after a letter there, since
 * Chinese writes no spaces.
 */
const breaks =
  /(?<=[、。，；：？！…「」『』（）《》【】،؛؟])|(?=[、。，；：？！…「」『』（）《》【】،؛؟])|(?<=\P{ASCII})(?=https:)/u

export type FoundLink = { url: string; from: number; to: number }

/** The addresses in a text, with their places: without the bracket, the comma or the full stop that follows one. */
export function linksIn(text: string): FoundLink[] {
  const found: FoundLink[] = []
  let at = 0
  for (const part of text.split(breaks)) {
    for (const { url, index, lastIndex } of finder.match(part) ?? [])
      found.push({ url, from: at + index, to: at + lastIndex })
    at += part.length
  }
  return found
}
