import type { Permission } from './permissions.ts'

/**
 * The sections of a person's page, in its order, and the permission that reading each one needs: what the person's money and
 * mails say is for FullAccess, as everywhere, their orders and chats for those who work with them. The calls, the page and its
 * tests read this table, so nobody is shown a section whose call is refused.
 */
export const personSections = {
  balance: 'FullAccess',
  orders: 'EditOrders',
  payments: 'FullAccess',
  work: 'EditUsers',
  earnings: 'FullAccess',
  signals: 'EditUsers',
  chats: 'EditOrders',
  mails: 'FullAccess',
  access: 'EditUsers',
  devices: 'EditUsers',
  bans: 'EditUsers',
  notes: 'EditUsers',
} as const satisfies Record<string, Permission>

export type PersonSection = keyof typeof personSections
export const personSectionNames = Object.keys(personSections) as PersonSection[]

/** Those that only somebody who boosts, or once did, has. */
const ofBoosters: readonly PersonSection[] = ['work', 'earnings']

/** The sections of a person that a reader with these permissions can read. */
export function sectionsFor(held: readonly Permission[], person: { boosts: boolean }): PersonSection[] {
  return personSectionNames.filter(
    (each) => held.includes(personSections[each]) && (person.boosts || !ofBoosters.includes(each)),
  )
}

/** The permission that writing to a person needs: staff answer in the same chat. */
export const writesToPeople = 'EditOrders' satisfies Permission

/** The longest note about a person, and how many a page of them has. */
export const personNoteLength = 2_000
/** A section shows a few rows at a time. */
export const personRows = 5

/**
 * What the two people of an order can have in common. Each is a fact that staff judge; nothing follows from it by itself. A
 * card or a device isn't among them, because nothing of either is stored that could be compared.
 */
export const signalKinds = [
  'mailbox',
  'payout_account',
  'billing_address',
  'in_game_name',
  'picture',
] as const
export type SignalKind = (typeof signalKinds)[number]
