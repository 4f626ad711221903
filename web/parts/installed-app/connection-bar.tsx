import { useEffect, useState, useSyncExternalStore } from 'react'
import { dayMs } from '#core/base/durations.ts'
import { amountsOf, type Intention } from '#web/frame/kept/intention.ts'
import type { Intentions } from '#web/frame/kept/intentions.ts'
import { unsentInWords } from '#web/frame/kept/unsent-words.ts'
import type { ConnectionWatch } from '#web/frame/pwa/connection.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** First in a page's content while the site doesn't answer: of when what is shown is, and the next try. */
type Props = { watch: ConnectionWatch; unsent: Pick<Intentions, 'subscribe' | 'list' | 'sent'> }

export function ConnectionBar({ watch, unsent }: Props) {
  const t = useTranslate()
  useSyncExternalStore(unsent.subscribe, () => unsent.list)
  const words = (list: readonly Intention[]) => unsentInWords(t, amountsOf(list))
  const state = useSyncExternalStore(watch.subscribe, () => watch.state)
  const [tried, setTried] = useState<'asking' | 'missed' | null>(null)
  if (state.kind === 'there') return null
  const ask = async () => {
    setTried('asking')
    setTried((await watch.ask()) ? null : 'missed')
  }
  return (
    <div
      className="notice my-4 flex flex-wrap items-center text-ink-2 in-[.dashboard]:mt-0"
      data-tone={state.kind === 'back' ? 'good' : isOld(state.since) ? 'error' : 'warning'}
      role="status"
    >
      <Icon name={state.kind === 'back' ? 'circle-check' : 'triangle-alert'} />
      {state.kind === 'back' ? (
        <p>
          <b className="font-semibold">{t('app.backOnline')}</b>{' '}
          {words(unsent.sent) && t('app.sent', { what: words(unsent.sent) })}
        </p>
      ) : (
        <>
          <p className="min-w-64 flex-1">
            <b className="font-semibold text-ink">{t('app.offline')}</b> <LoadedAt since={state.since} />
            {words(unsent.list) && <> {t('app.unsent', { what: words(unsent.list) })}</>}
          </p>
          <span className="ms-auto flex items-center gap-3">
            {tried === 'missed' && <span className="type-small text-ink-3">{t('app.stillOffline')}</span>}
            <Button size="small" variant="outline" busy={tried === 'asking'} onClick={() => void ask()}>
              {t('app.tryNow')}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}

const isOld = (since: Date) => Date.now() - since.getTime() > dayMs

/** A page that was opened without a connection is as old as the copy that was kept of it. */
function LoadedAt({ since }: { since: Date }) {
  const t = useTranslate()
  const times = useTimes()
  const [at, setAt] = useState(since)
  useEffect(() => {
    setAt(since)
    void keptAt(location.pathname, since).then((kept) => kept && setAt(kept), console.warn)
  }, [since])
  const isToday = at.toDateString() === new Date().toDateString()
  return t('app.offlineSince', { time: isToday ? times.time(at) : times.dateAndTime(at) })
}

/** When a page was kept, if this document is that copy. */
async function keptAt(path: string, since: Date): Promise<Date | null> {
  const openedSince = since.getTime() - performance.timeOrigin
  if (!('caches' in window) || openedSince > 15_000) return null
  const date = (await caches.match(path))?.headers.get('date')
  return date ? new Date(date) : null
}
