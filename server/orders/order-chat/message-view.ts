import type { OrderAuthor } from '#core/talk/order-chat.ts'
import type { MessageRow } from './message-store.ts'

/** A message as a reader sees it: only staff see what was masked, and who of staff wrote. */
export function messageView(row: MessageRow, reader: OrderAuthor) {
  const { id, number, author, author_name, text, language, original, by_guest, at } = row
  const { file_id, width, height, erased_at } = row
  const isStaff = reader === 'staff'
  return {
    message_id: id,
    number,
    from: author,
    name: author === 'staff' && !isStaff ? null : author_name,
    text,
    language,
    masked: original !== null,
    original: isStaff ? original : null,
    picture: file_id && width && height && !erased_at ? { file_id, width, height } : null,
    by_guest: by_guest && reader !== 'booster',
    at: at.toISOString(),
  }
}
