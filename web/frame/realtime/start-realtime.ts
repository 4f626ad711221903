import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { matches } from '#core/people/matching.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import { hideNotification, nameToasts, showNotification } from '#web/kit/ui/toasts.ts'
import type { App } from '../session/app-context.ts'
import { CallError } from '../session/call.ts'
import type { Session } from '../session/session.ts'
import { say } from '../texts/say.ts'
import { connectRealtime } from './connect-realtime.ts'
import { playNews } from './news-sound.ts'
import { realtimeCalls } from './realtime-calls.ts'
import { realtime } from './realtime-events.ts'
import { keepEvent } from './recent-events.ts'
import { ShownNotifications } from './shown-notifications.ts'
import { tellActs } from './tell-acts.ts'

/** How a feature tells its news, where that differs from a toast and the sound that the reader chose for the topic. */
export type OwnNews = {
  /** Instead of toast and sound. */
  tell?: (params: Notification['params'], title: string) => void
  /** Whether the page that the reader is on shows it itself. */
  isShown?: (params: Notification['params']) => boolean
  /** The newest replaces the one before. */
  onlyNewest?: true
  /** Whether it sounds. */
  sounds?: () => boolean
}
export type NewsTable = Partial<Record<Notification['code'], OwnNews>>

/** Connects the page, shows notifications and passes events to its parts. Called once, when the page is idle. */
export async function startRealtime(app: App, news: NewsTable): Promise<void> {
  const { session, t, texts, format } = app
  if (!session) return
  nameToasts({ region: t('shell.notices'), close: t('shell.close') })
  await Promise.all([session.load(), texts.ensure(['notifications']).catch(() => {})])
  const shown = new ShownNotifications(tabStorage())
  let connectedAs = userIdOf(session)
  /** Said once until the page is connected. */
  let crowded = false

  const notify = ({ notification_id: id, code, message, params, special_sound: special }: Notification) => {
    const userId = userIdOf(session)
    if (!userId || !shown.take(userId, id)) return false
    const own = news[code] ?? {}
    if (own.tell) return own.tell(params, t(`notifications.${code}.title`))
    if (!own.isShown?.(params)) {
      const words = notificationWords(t, format, code, params) ?? { title: message }
      void showNotification({ id: own.onlyNewest ? code : id, ...words, special })
    }
    playNews(session.state.user, code, { special, id, wanted: own.sounds?.() })
  }

  /** The page's own reaction to an event, before its parts receive it. False keeps it from them. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most do something and say nothing.
  const act: { [E in RealtimeEvent]?: (payload: RealtimeEvents[E]) => boolean | void } = {
    show_notification: notify,
    new_boost_order: ({ filter }) => matches(filtersOf(session), filter),
    order_taken: ({ order_id }) => void hideNotification(order_id),
    online_count: ({ count }) => realtime.set({ online: count }),
    booster_count: ({ count }) => realtime.set({ boosters: count }),
    update_session: () => reload(session),
    increase_balance: () => reload(session),
    connected({ user_id: userId, last_notification_id: last }) {
      connectedAs = userId
      if (userId) shown.settle(userId, last)
      // Another tab signed out, or signed in as someone else.
      if (userId !== userIdOf(session)) reload(session)
    },
  }

  const connection = connectRealtime({
    // A banned person's page goes on as a visitor's.
    token: () => (session.state.kind === 'banned' ? undefined : session.token()),
    lastNotificationId: () => shown.last(userIdOf(session) ?? undefined),
    onConnected(connected) {
      realtime.setConnected(connected)
      if (connected) crowded = false
    },
    onUnauthorized: () => reload(session),
    onCrowded() {
      if (!crowded) void say(t, new CallError(409, 'multiple_connection_detected'))
      crowded = true
    },
    onEvent(event, payload) {
      if (act[event]?.(payload) === false) return
      keepEvent(event, payload)
      realtime.tell(event, payload)
    },
  })

  Object.assign(realtimeCalls, { send: connection.send, restart: connection.restart })

  tellActs(() => session.state.user)

  // A missing heartbeat would show the socket the same, but 45 seconds later.
  addEventListener('offline', () => connection.restart())

  // The user can change without a new page: a guest signs in at the checkout, the session ends, or staff ban them.
  const forget = () => ['none', 'banned'].includes(session.state.kind) && shown.forget()
  forget()
  session.subscribe(() => {
    forget()
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

/** The session's state shows the result: a failed read signs out. */
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
