import type { EntryRow } from './entry-store.ts'

/** A person's own ticket. Its secret is there until the person is erased. */
export function ticketView({ number, secret, entered_at, name_shown }: EntryRow) {
  return { number, secret: secret ?? '', entered_at: entered_at.toISOString(), name_shown }
}
