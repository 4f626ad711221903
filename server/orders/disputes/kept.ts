import { maskContacts } from '#core/talk/mask-contacts.ts'

/**
 * What a party writes in a dispute: the other one reads it without contact data; staff, who may have to judge just
 * that, read the original, which is null where nothing is masked.
 */
export function kept(words: string): { text: string; original: string | null } {
  const { text, masked } = maskContacts(words)
  return { text, original: masked ? words : null }
}
