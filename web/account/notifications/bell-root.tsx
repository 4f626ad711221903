import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useSlots } from '#web/frame/shell/use-slots.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { News } from './news.ts'
import { shownCount } from './title-count.ts'

const bringPanel = () => import('./news-panel.tsx')

/** The bell of whoever is signed in, in each header of the page, with its panel once it is opened. */
export function BellRoot({ news }: { news: News }) {
  const user = useUser()
  const [open, setOpen] = useState(false)
  const panel = usePart(bringPanel, open)
  const bell = useRef<HTMLButtonElement | null>(null)
  const toggle = useCallback((button: HTMLButtonElement) => {
    bell.current = button
    setOpen((before) => !before)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    bell.current?.focus()
  }, [])
  useEffect(() => {
    // Alt and N, by the key's place: with Alt it can write another letter.
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyN' || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const shown = [...document.querySelectorAll<HTMLButtonElement>('[data-bell]')].find((each) =>
        each.checkVisibility(),
      )
      if (shown) toggle(shown)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle])
  if (!user) return null
  return (
    <>
      <Bells news={news} open={open} onPress={toggle} />
      {open &&
        panel &&
        createPortal(<panel.NewsPanel news={news} bell={bell} onClose={close} />, document.body)}
    </>
  )
}

type BellsProps = { news: News; open: boolean; onPress: (button: HTMLButtonElement) => void }

function Bells({ news, open, onPress }: BellsProps) {
  const { t } = useApp()
  const { unread } = useSyncExternalStore(news.subscribe, () => news.state)
  const { header, rail } = useSlots('bell')
  const name = unread > 0 ? t('news.unread', { count: unread }) : t('news.title')
  const props = {
    type: 'button',
    'data-bell': true,
    'aria-expanded': open,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Alt+N',
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => onPress(event.currentTarget),
    onPointerEnter: () => void bringPanel().catch(() => {}),
  } as const
  const count = unread > 0 && (
    <b
      aria-hidden="true"
      className="type-caption min-w-4.5 rounded-full bg-ink px-1 text-center font-semibold text-ground tabular-nums"
    >
      {shownCount(unread)}
    </b>
  )
  return (
    <>
      {header &&
        createPortal(
          <button {...props} className="icon-button relative" title={name}>
            <LateIcon name="bell" size={20} />
            {count && <span className="absolute -end-0.5 -top-0.5">{count}</span>}
            <span className="sr-only">{name}</span>
          </button>,
          header,
        )}
      {rail &&
        createPortal(
          <button {...props} className="rail-link w-full text-start">
            <LateIcon name="bell" size={18} />
            <span className="grow">{t('news.title')}</span>
            {count}
            {count && <span className="sr-only">{name}</span>}
          </button>,
          rail,
        )}
    </>
  )
}
