import type { StaffPermission } from '../people/permissions.ts'

/** Staff's lists whose filters, sort order and columns can be saved as a view, and the permission that opens each. */
export const viewedLists = {
  orders: 'EditOrders',
  people: 'EditUsers',
} as const satisfies Record<string, StaffPermission>
export type ViewedList = keyof typeof viewedLists
export const viewedListNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]]

/** How much can be saved: views of one person for one list, shared views of a list, and what one view holds. */
export const viewLimits = { own: 30, shared: 60, name: 60, values: 16, value: 120, columns: 12 } as const

type Owned = { owner_id: string; shared: boolean }
type Reader = { id: string; permissions: readonly string[] }

/** Whether somebody who can open the list sees this view of it. */
export function seesView(reader: Reader, view: Owned): boolean {
  return view.shared || view.owner_id === reader.id
}

/** Whether somebody can change a view that they see: who made it, and for a shared one also FullAccess. */
export function changesView(reader: Reader, view: Owned): boolean {
  return view.owner_id === reader.id || (view.shared && reader.permissions.includes('FullAccess'))
}
