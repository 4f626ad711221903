import type { MessageRow } from './message-store.ts'

/** A message as its person reads it; notes never get this far. */
export function messageView(row: MessageRow) {
  return {
    ...staffMessageView(row),
    from: row.author === 'person' ? ('person' as const) : ('staff' as const),
  }
}

/** A message as staff read it. */
export function staffMessageView({ id, number, author, staff_name, text, ...row }: MessageRow) {
  const { file_id, width, height, by_guest, at } = row
  return {
    message_id: id,
    number,
    from: author,
    name: staff_name,
    text,
    picture: file_id && width && height ? { file_id, width, height } : null,
    by_guest,
    at: at.toISOString(),
  }
}
