import type { PushMessage } from '#contract/push.ts'

const longest = 400

/** What a push brings; null for one that this worker doesn't know. It could only be wrong, because it was encrypted for it. */
export function readPush(text: string | undefined): PushMessage | null {
  try {
    const push = JSON.parse(text ?? '') as Partial<Record<keyof PushMessage, unknown>>
    return isPush(push) ? push : null
  } catch {
    return null
  }
}

function isPush(push: Partial<Record<keyof PushMessage, unknown>>): push is PushMessage {
  const texts = [push.title, push.text, push.lang]
  return (
    Number.isSafeInteger(push.id) &&
    texts.every((text) => typeof text === 'string' && text.length <= longest) &&
    isPath(push.url) &&
    (push.dir === 'ltr' || push.dir === 'rtl')
  )
}

/** A path of this site, and no address of another one. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && /^\/(?![/\\])/.test(value)
}

/** Notifications with the same tag replace each other. */
export const tagOf = (id: number) => `news-${id}`

/** Where a page that opens for a push finds which one it was. */
export const newsHash = /^#news-(\d{1,15})$/

/** What the worker tells a page: that its person has pressed a push. The page answers on the message's port. */
export type OpenMessage = { open: string; news: number }

export function isOpenMessage(data: unknown): data is OpenMessage {
  const { open, news } = (data ?? {}) as Partial<OpenMessage>
  return isPath(open) && Number.isSafeInteger(news)
}

/** What the worker asks a page: whether this notification has sounded there. It answers on the message's port. */
export type SoundMessage = { sounded: number }

export function isSoundMessage(data: unknown): data is SoundMessage {
  return Number.isSafeInteger((data as Partial<SoundMessage> | null)?.sounded)
}

/** What a notification that is shown leads to. */
export function shownNews(data: unknown): OpenMessage {
  const { url, id } = (data ?? {}) as { url?: unknown; id?: unknown }
  return { open: isPath(url) ? url : '/', news: Number.isSafeInteger(id) ? Number(id) : 0 }
}

/** Where the worker notes what it has shown. */
export type Shown = { has(id: number): Promise<boolean>; add(id: number): Promise<void> }

/** What showing needs of a worker's registration. */
type Place = {
  getNotifications(filter: { tag: string }): Promise<readonly unknown[]>
  showNotification(title: string, options: NotificationOptions & { tag: string }): Promise<void>
}

/**
 * Shows a push, once: a server that was killed at the wrong moment sends one again. One that is still to be seen is replaced
 * without a sound, since a browser wants each push to show something; one that was dismissed doesn't come back. One that has
 * sounded in a page is silent.
 */
export async function showPush(
  text: string | undefined,
  place: Place,
  shown: Shown,
  hasSounded: (id: number) => Promise<boolean>,
  { siteName, icon }: { siteName: string; icon: string },
): Promise<void> {
  const push = readPush(text)
  if (!push) return place.showNotification(siteName, { tag: 'news', icon, data: { url: '/', id: 0 } })
  const { id, title, text: body, url, lang, dir } = push
  const tag = tagOf(id)
  const isSeen = (await place.getNotifications({ tag })).length > 0
  if (!isSeen && (await shown.has(id))) return
  await shown.add(id)
  await place.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    icon,
    silent: isSeen || (await hasSounded(id)),
    data: { url, id },
  })
}
