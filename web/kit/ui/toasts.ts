import type { Toast } from './toast-list.ts'
import type { ToastWords } from './toast-region.tsx'

/** A notification as it is shown; `id` is used to hide it again. */
export type Notification = Pick<Toast, 'title' | 'text' | 'special' | 'link'> & { id: number | string }

const briefly = 1_000
const notificationTime = 10_000
const errorTime = 6_000

let words: ToastWords = { region: '', close: '' }

// The first view needs no toast.
const region = async () => {
  const { mountToasts, toastList } = await import('./toast-region.tsx')
  mountToasts(words)
  return toastList
}

/** The region's own text, in the page's language. */
export function nameToasts(own: ToastWords): void {
  words = own
}

/** Preloads the region: when a toast is needed, the network may be what has failed. */
export async function prepareToasts(): Promise<void> {
  await region()
}

async function show(toast: Toast): Promise<void> {
  ;(await region()).show(toast)
}

// The text is the id, so an identical toast is shown once (spec 5).

/** Something went well: 1 s (spec 8). */
export function showSuccess(title: string): Promise<void> {
  return show({ id: title, kind: 'good', title, life: briefly })
}

/** A refusal; its text comes from `useMessageOf`. */
export function showError(title: string): Promise<void> {
  return show({ id: title, kind: 'error', title, life: errorTime })
}

/** News from the server: 10 s, with a sound if it is special (spec 9). */
export function showNotification({ id, ...news }: Notification): Promise<void> {
  return show({ ...news, id: `notification ${id}`, kind: 'news', life: notificationTime })
}

/** Something that was done can be undone until an instant; after that the toast goes, whoever points at it. */
export async function showUndoable({
  until,
  ...toast
}: Required<Pick<Toast, 'id' | 'title' | 'action'>> & { until: Date }): Promise<void> {
  const life = Math.max(0, until.getTime() - Date.now())
  await show({ ...toast, kind: 'good', life })
  setTimeout(() => void hideUndoable(toast.id), life)
}

export async function hideUndoable(id: string): Promise<void> {
  ;(await region()).hide(id)
}

/** Removes a notification that is no longer true. */
export async function hideNotification(id: number | string): Promise<void> {
  ;(await region()).hide(`notification ${id}`)
}
