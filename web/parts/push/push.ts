import type { Contract } from '#contract/contract.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import type { App } from '#web/frame/session/app-context.ts'

export type PushView = Contract['getPush']['reply']['data']['push']

/**
 * What this browser can do: get pushes; get them once the site is installed (iPhone and iPad); not any more, because the person
 * has blocked them; or nothing.
 */
export type PushSupport = 'can' | 'install_first' | 'blocked' | 'none'

const readyMs = 10_000

export function pushSupport({ site }: Pick<App, 'site'>): PushSupport {
  if (!site.offline || site.closed || !navigator.serviceWorker) return 'none'
  if (!('PushManager' in window) || !('Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install_first' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'can'
}

/**
 * Asks the browser, which asks the person, and tells the server where pushes go. Call it on a press only. Null if the person
 * said no; throws if browser or server can't.
 */
export async function turnOnPush({ call }: Pick<App, 'call'>, key: string): Promise<PushView | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const view = await subscribe(call, key)
  sayWhetherShown()
  return view
}

async function subscribe(call: App['call'], key: string): Promise<PushView> {
  const { pushManager } = await registration()
  const old = await pushManager.getSubscription()
  // A key that was rotated: a browser subscribes by one key at a time.
  if (old && keyOf(old) !== key) await old.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  return (await call('savePushDevice', { body })).data.push
}

/** This browser gets no more pushes, whoever is signed in; what it shows of them goes. */
export async function turnOffPush(): Promise<void> {
  const { pushManager, getNotifications } = await boundRegistration()
  await (await pushManager.getSubscription())?.unsubscribe()
  for (const shown of await getNotifications()) shown.close()
}

/**
 * Brings this browser and the server to the same: what the server doesn't know of this session is somebody else's or was
 * removed, so it ends here; an address or a key that has changed is told.
 */
export async function keepPush({ call }: Pick<App, 'call'>, isSignedIn: boolean): Promise<void> {
  const subscription = await (await registration()).pushManager.getSubscription()
  if (!subscription) return
  if (!isSignedIn) return turnOffPush()
  const { key, endpoint } = (await call('getPush')).data.push
  if (key === null || endpoint === null) return turnOffPush()
  if (subscription.endpoint !== endpoint || keyOf(subscription) !== key) await subscribe(call, key)
}

/** Takes away what other devices have read. */
export async function closeShown(isRead: (id: number) => boolean): Promise<void> {
  const { getNotifications } = await boundRegistration()
  for (const shown of await getNotifications()) if (isRead(Number(shown.data?.id))) shown.close()
}

/** Whether the page is in front of the person: then it needs no push. Only the server's senders care. */
export function sayWhetherShown(): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  realtimeCalls.send?.('show_page', { visible: document.visibilityState === 'visible' })
}

async function boundRegistration() {
  const worker = await registration()
  return { pushManager: worker.pushManager, getNotifications: () => worker.getNotifications() }
}

/** The worker registers when the page is idle; where it can't, waiting has an end. */
function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker didn’t start')), readyMs)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
