import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { matches } from '#core/matching.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import type { App } from '../app/app-context.ts'
import type { Session } from '../app/session.ts'
import { Texts } from '../app/texts.ts'
import { showNotification } from '../app/toasts.ts'
import { connectRealtime } from './connect-realtime.ts'
import { playNotificationSound } from './notification-sound.ts'
import { realtime } from './realtime-events.ts'
import { keepEvent } from './recent-events.ts'
import { ShownNotifications } from './shown-notifications.ts'

/** Connects the page, shows notifications, and tells its parts of events. Started once, when the page is idle. */
export async function startRealtime({ session, locale, format, site }: App): Promise<void> {
  if (!session) return
  const texts = new Texts(locale)
  await Promise.all([session.load(), texts.ensure(['notifications'])])
  const shown = new ShownNotifications(tabStorage())
  let connectedAs = userIdOf(session)

  const notify = ({ notification_id: id, code, message, params, special_sound: special }: Notification) => {
    const userId = userIdOf(session)
    if (!userId || !shown.take(userId, id)) return false
    const words = notificationWords(texts.t, format, code, params) ?? { title: message }
    void showNotification({ id, ...words, special })
    void playNotificationSound(special)
  }

  /** What the page itself does with an event, before its parts hear of it. False keeps it from them. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most do something and say nothing.
  const act: { [E in RealtimeEvent]?: (payload: RealtimeEvents[E]) => boolean | void } = {
    show_notification: notify,
    new_boost_order: ({ filter }) => matches(filtersOf(session), filter),
    online_count: ({ count }) => realtime.set({ online: count }),
    booster_count: ({ count }) => realtime.set({ boosters: count }),
    update_session: () => reload(session),
    increase_balance: () => reload(session),
    connected({ user_id: userId, last_notification_id: last }) {
      connectedAs = userId
      if (userId) shown.settle(userId, last)
      // Signed out, or in as another, in another tab.
      if (userId !== userIdOf(session)) reload(session)
    },
  }

  const connection = connectRealtime({
    url: site.apiBaseUrl,
    token: () => session.token(),
    lastNotificationId: () => shown.last(userIdOf(session) ?? undefined),
    onConnected: (connected) => realtime.set({ connected }),
    onUnauthorized: () => reload(session),
    onEvent(event, payload) {
      if (act[event]?.(payload) === false) return
      keepEvent(event, payload)
      realtime.tell(event, payload)
    },
  })

  // Without a new page: a guest signs in at the checkout, or the session ends.
  session.subscribe(() => {
    const userId = userIdOf(session)
    if (session.state.user === undefined || userId === connectedAs) return
    connectedAs = userId
    connection.restart()
  })
}

type Notification = RealtimeEvents['show_notification']

function userIdOf(session: Session): string | null {
  return session.state.user?._id ?? null
}

function filtersOf(session: Session): string[] {
  return session.state.user?.boosterDetails?.services.map(({ filter }) => filter._id) ?? []
}

/** The session's state says how it went: a failed reading signs out. */
function reload(session: Session): void {
  void session.reload()
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
