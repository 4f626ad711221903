import { type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { contactColumns } from './order-store.ts'

/** How staff reach the customer, on an order's page. */
export const contactSection = seenBy(
  ['staff'],
  {
    select: contactColumns,
    view: ({ contact, customer_kind }: SectionRow<typeof contactColumns>) => ({
      contact: contact && {
        email: contact.email,
        guest: customer_kind === 'guest',
        since: fromJson(contact.created_at),
        orders: contact.orders ?? 0,
      },
    }),
  },
  { contact: null },
)
