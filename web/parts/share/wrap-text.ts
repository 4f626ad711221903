/** Widths in em of the sign face's expanded letters, of the text face, and of scripts that only one face sets. */
const narrow = /[iljtfrI.,:;'’!|()[\]1 ]/
const wide = /[mwMW@%—]/
const fullWidth = /[\u2e80-\u9fff\uff00-\uffef]/
const arabic = /[\u0600-\u06ff]/

function widthOf(sign: string, expanded: boolean): number {
  if (fullWidth.test(sign)) return 1
  if (arabic.test(sign)) return 0.5
  const width = narrow.test(sign) ? 0.34 : wide.test(sign) ? 0.9 : /\p{Lu}|\d/u.test(sign) ? 0.7 : 0.57
  return expanded ? width * 1.16 : width
}

export function textWidth(text: string, size: number, expanded = false): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign, expanded), 0) * size
}

/** Chinese breaks between any two signs, but a line doesn't begin with punctuation. */
const pieces = /[\u2e80-\u9fff][，。！？：；、）》”]*|[^\s\u2e80-\u9fff]+\s*/g

/** A text in lines of a width, estimated without a font; what doesn't fit ends in an ellipsis. */
export function wrapText(
  text: string,
  { width, size, most, expanded = false }: { width: number; size: number; most: number; expanded?: boolean },
): string[] {
  const lines = ['']
  for (const piece of text.match(pieces) ?? []) {
    const longer = lines.at(-1) + piece
    if (textWidth(longer.trimEnd(), size, expanded) <= width || lines.at(-1) === '')
      lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  const kept = lines.slice(0, most).map((line) => line.trim())
  return lines.length > most
    ? [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s,.:;，。]{1,8}$/, '')}…`]
    : kept
}
