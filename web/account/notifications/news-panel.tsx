import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { NeedConnection } from '#web/frame/pwa/needs-connection.tsx'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { NeedsYou } from './needs-you.tsx'
import { type News, type NewsFilter, newsFiltersOf } from './news.ts'
import { NewsList } from './news-list.tsx'
import { QuietLine } from './quiet-line.tsx'

type Props = { news: News; bell: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** Beside the rail or below the header; a page of its own on a phone. */
const place =
  'fixed z-10 flex flex-col overflow-hidden border border-line-strong bg-surface-1 shadow-lifted outline-none top-3 h-[min(720px,100dvh-24px)] w-108 max-w-[100vw] rounded-[18px] max-sm:inset-0 max-sm:h-dvh max-sm:w-auto max-sm:rounded-none max-sm:border-0'

export function NewsPanel({ news, bell, onClose }: Props) {
  const { t } = useApp()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const { items, more, filter, waiting } = useSyncExternalStore(news.subscribe, () => news.state)
  const [failed, setFailed] = useState(false)
  const inRail = bell.current?.closest('[data-rail]') !== null
  const open = (wanted?: NewsFilter) => {
    setFailed(false)
    news.open(wanted).catch((error) => {
      console.warn(error)
      setFailed(true)
    })
  }
  useFocusInside(panel, bell, onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => open(), [])
  return (
    <NeedConnection>
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={heading}
        tabIndex={-1}
        className={`${place} ${inRail ? 'start-60' : 'end-4 sm:top-16 sm:h-[min(720px,100dvh-80px)]'}`}
      >
        <header className="flex items-center gap-1 px-5 pt-4">
          <h2 id={heading} className="type-h3 grow">
            {t('news.title')}
          </h2>
          <IconButton
            online
            label={t('news.readAll')}
            icon={<LateIcon name="check-check" />}
            onClick={() => void news.readAll().catch(() => setFailed(true))}
          />
          <LocaleLink
            to="/dashboard/profile-settings"
            hash="#notifications"
            className="icon-button"
            aria-label={t('news.settings')}
            title={t('news.settings')}
            onClick={onClose}
          >
            <LateIcon name="settings" />
          </LocaleLink>
          <IconButton label={t('shell.close')} icon={<Icon name="x" />} onClick={onClose} />
        </header>
        <Filters shown={filter} onChoose={open} />
        <div className="grow overflow-y-auto overscroll-contain pb-4">
          {failed && !items ? (
            <div className="grid justify-items-start gap-3 p-5">
              <p>{t('shell.noConnection')}</p>
              <Button offline onClick={() => open()}>
                {t('news.retry')}
              </Button>
            </div>
          ) : (
            <>
              {filter === 'all' && <NeedsYou waiting={waiting} onClose={onClose} />}
              <NewsList
                items={items}
                filter={filter}
                onOpen={(item) => void news.read(item).catch(console.warn)}
                onClose={onClose}
              />
            </>
          )}
          {more && items && <Older news={news} />}
          {items && items.length > 0 && (
            <LocaleLink
              to="/dashboard/notifications"
              className="text-link type-small mx-5 mt-4 inline-block"
              onClick={onClose}
            >
              {t('news.toAll')}
            </LocaleLink>
          )}
        </div>
        <QuietLine onClose={onClose} />
      </section>
    </NeedConnection>
  )
}

function Older({ news }: { news: News }) {
  const { t } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    await news.older().catch((error) => showError(messageOf(error)))
    setBusy(false)
  }
  return (
    <div className="px-5 pt-3">
      <Button busy={busy} onClick={() => void read()}>
        {t('news.older')}
      </Button>
    </div>
  )
}

function Filters({ shown, onChoose }: { shown: NewsFilter; onChoose: (filter: NewsFilter) => void }) {
  const { t } = useApp()
  const filters = newsFiltersOf(useUser()?.permissions ?? [])
  return (
    <fieldset
      className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-4 pt-2"
      aria-label={t('news.filter')}
    >
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === shown}
          className="type-small shrink-0 border-b-2 border-transparent px-2 py-2 text-ink-2 aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => onChoose(filter)}
        >
          {t(`news.filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Escape and a press elsewhere close it; the focus begins at its top. */
function useFocusInside(
  panel: RefObject<HTMLElement | null>,
  bell: RefObject<HTMLButtonElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    const outside = ({ target }: Event) => {
      const isInside = panel.current?.contains(target as Node) || bell.current?.contains(target as Node)
      if (!isInside) onClose()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', key)
    }
  }, [panel, bell, onClose])
}
