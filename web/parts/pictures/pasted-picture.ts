/**
 * The picture that someone pastes, if it comes alone. A spreadsheet adds a picture of its cells to their text, and it is
 * the text that is meant.
 */
export function pastedPicture(data: Pick<DataTransfer, 'files' | 'getData'> | null): File | undefined {
  if (data?.getData('text/plain').trim()) return undefined
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
