import type { Notification } from './toast-region.tsx'

export type { Notification } from './toast-region.tsx'

// Nobody needs a toast on the first view.
const region = () => import('./toast-region.tsx')

/** Something went well: 1 s (spec 8). */
export async function showSuccess(text: string): Promise<void> {
  ;(await region()).success(text)
}

/** Something was refused; the words come from `useMessageOf`. */
export async function showError(text: string): Promise<void> {
  ;(await region()).error(text)
}

/** News from the server: 10 s, with a sound where it is special (spec 9). */
export async function showNotification(notification: Notification): Promise<void> {
  ;(await region()).notify(notification)
}
