import { useEffect, useRef, useState } from 'react'
import { waits } from '#core/talk/support-thread.ts'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useLanguageName } from '#web/frame/texts/use-language-name.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { PageLinks } from '#web/parts/lists/page-links.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { useRowKeys } from '#web/parts/lists/use-row-keys.ts'
import { type Inbox, type InboxView, inboxList, inboxViews, nameOf, type QueuedThread } from './inbox-data.ts'
import { keepSupportSounds, supportSounds } from './support-sounds.ts'

const shortcuts = [
  { keys: ['J', 'K'], does: 'inbox.key.move' },
  { keys: ['R'], does: 'inbox.key.reply' },
  { keys: ['E'], does: 'inbox.key.close' },
] as const

type Props = { inbox: Inbox; openId: string | null; hrefOf: (threadId: string) => string }

/** Who waits, the longest wait first. J and K move through it. */
export function Queue({ inbox, openId, hrefOf }: Props) {
  const { t } = useApp()
  const shown = useList(inboxList)
  const view = shown.query.filters.view || 'waiting'
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, { opens: true })
  return (
    <section className="inbox-queue" aria-label={t('inbox.views')}>
      <div className="inbox-top">
        <div className="flex items-center justify-between gap-3">
          <h1 className="type-h2">{t('inbox.title')}</h1>
          <SoundSwitch />
        </div>
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault()
            shown.change({ search: search.current?.value.trim() ?? '' })
          }}
        >
          <TextInput
            ref={search}
            type="search"
            defaultValue={shown.query.filters.search}
            placeholder={t('inbox.search')}
            aria-label={t('inbox.search')}
            maxLength={60}
          />
        </form>
      </div>
      <fieldset className="tabs inbox-views">
        <legend className="sr-only">{t('inbox.views')}</legend>
        {inboxViews.map((each) => (
          <button
            key={each}
            type="button"
            className="tab"
            aria-pressed={each === view}
            onClick={() => shown.change({ view: each })}
          >
            {t(`inbox.view.${each}`)}
            <Count view={each} inbox={inbox} />
          </button>
        ))}
      </fieldset>
      {inbox.items.length === 0 ? (
        <div className="p-5">
          <p className="font-semibold">{t('inbox.none')}</p>
          <p className="type-small mt-1 text-ink-2">{t('inbox.noneText')}</p>
        </div>
      ) : (
        <>
          <p className="inbox-order">
            <span>{t('inbox.longestFirst')}</span>
            <span>{t('inbox.goal')}</span>
          </p>
          <ul ref={list} className="inbox-list">
            {inbox.items.map((thread) => (
              <Entry
                key={thread.thread_id}
                thread={thread}
                open={thread.thread_id === openId}
                href={hrefOf(thread.thread_id)}
              />
            ))}
          </ul>
          <div className="px-5 pb-4">
            <PageLinks list={inbox} />
          </div>
        </>
      )}
      <ul className="inbox-keys" aria-hidden="true">
        {shortcuts.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span>{t(does)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Off until someone wants it. */
function SoundSwitch() {
  const { t } = useApp()
  const [on, setOn] = useState(false)
  useEffect(() => setOn(supportSounds()), [])
  return (
    <label className="type-small flex items-center gap-2 text-ink-2">
      {t('inbox.sound')}
      <Switch
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked)
          keepSupportSounds(target.checked)
        }}
      />
    </label>
  )
}

function Count({ view, inbox: { counts } }: { view: InboxView; inbox: Inbox }) {
  const { format } = useApp()
  if (view === 'closed') return null
  return <span className="ms-2 text-ink-3 tabular-nums">{format.number(counts[view])}</span>
}

/** One thread: who, in which language, what they wrote last, and since when they wait. */
function Entry({ thread, open, href }: { thread: QueuedThread; open: boolean; href: string }) {
  const { t } = useApp()
  const { locale, last, order, unread, channel } = thread
  const name = nameOf(t, thread)
  return (
    <li data-row={thread.thread_id}>
      <a
        href={href}
        className="inbox-entry"
        aria-current={open ? 'true' : undefined}
        data-unread={unread || undefined}
      >
        <Avatar name={name} />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-2">
            <b dir="auto" className="truncate font-semibold">
              {name}
            </b>
            <LanguageTag locale={locale} />
            <Since thread={thread} />
          </span>
          <span className="inbox-last" dir="auto">
            {last && lastWords(t, last)}
          </span>
          <span className="type-caption flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {order && (
              <span className="flex items-center gap-1.5" data-game={order.game}>
                <span className="inbox-lozenge" />
                {t('order.orderNumber', { number: order.number })}
              </span>
            )}
            {channel === 'contact' && (
              <span className="flex items-center gap-1.5">
                <DashboardIcon name="send" size={16} />
                {t('inbox.letter')}
              </span>
            )}
            {thread.topic === 'withdrawal' && <Chip tone="warning">{t('inbox.withdrawal')}</Chip>}
            {thread.demo && <Chip outlined>{t('order.demo')}</Chip>}
          </span>
        </span>
      </a>
    </li>
  )
}

function lastWords(
  t: ReturnType<typeof useApp>['t'],
  { text, from }: NonNullable<QueuedThread['last']>,
): string {
  const words = text || t('inbox.pictured')
  if (from === 'person') return words
  return t(from === 'staff' ? 'inbox.answered' : 'inbox.noted', { text: words })
}

/** DE; screen readers hear the whole name. */
export function LanguageTag({ locale }: { locale: QueuedThread['locale'] }) {
  const { t } = useApp()
  const name = useLanguageName()(locale)
  return (
    <span className="inbox-language" title={t('inbox.language', { language: name })}>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="sr-only">{t('inbox.language', { language: name })}</span>
    </span>
  )
}

/** How long the person has waited, in the color of its urgency; of others, when something last happened. */
function Since({ thread: { waiting_since, updated_at } }: { thread: QueuedThread }) {
  const { locale } = useApp()
  const times = useTimes()
  const now = useNow()
  if (!waiting_since) {
    const isToday = now !== null && times.day(updated_at) === times.day(new Date(now))
    return <time className="inbox-since">{isToday ? times.time(updated_at) : times.day(updated_at)}</time>
  }
  if (now === null) return null
  const waited = now - Date.parse(waiting_since)
  const tone = waited >= waits.late ? 'late' : waited >= waits.soon ? 'soon' : undefined
  return (
    <span className="inbox-since" data-tone={tone}>
      {tone === 'late' && <Icon name="circle-alert" size={16} />}
      {duration(locale, waited)}
    </span>
  )
}
