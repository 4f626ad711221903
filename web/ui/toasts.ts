import type { Toast } from './toast-list.ts'
import type { ToastWords } from './toast-region.tsx'

/** A notification as it is shown; `id` is how it is hidden again. */
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

/** The region's own words, in the page's language. */
export function nameToasts(own: ToastWords): void {
  words = own
}

/** Has the region at hand: when a toast is needed, it may be the network that has failed. */
export async function prepareToasts(): Promise<void> {
  await region()
}

async function show(toast: Toast): Promise<void> {
  ;(await region()).show(toast)
}

// The text is the id: the same again is shown once (spec 5).

/** Something went well: 1 s (spec 8). */
export function showSuccess(title: string): Promise<void> {
  return show({ id: title, kind: 'good', title, life: briefly })
}

/** Something was refused; the words come from `useMessageOf`. */
export function showError(title: string): Promise<void> {
  return show({ id: title, kind: 'error', title, life: errorTime })
}

/** News from the server: 10 s, with a sound where it is special (spec 9). */
export function showNotification({ id, ...news }: Notification): Promise<void> {
  return show({ ...news, id: `notification ${id}`, kind: 'news', life: notificationTime })
}

/** Takes a notification away that is no longer true. */
export async function hideNotification(id: number | string): Promise<void> {
  ;(await region()).hide(`notification ${id}`)
}
