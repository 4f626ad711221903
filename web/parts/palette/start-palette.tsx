import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type App, AppContext, useApp, useUser } from '#web/frame/session/app-context.ts'
import { useSlots } from '#web/frame/shell/use-slots.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { bringPalette, type PaletteActs, showPalette } from './palette-root.tsx'

/** Puts the search into the headers of the page, for whoever is signed in. Called once, when the page is idle. */
export function startPalette(app: App, acts: PaletteActs): void {
  const { session } = app
  if (!session) return
  let starting: Promise<void> | undefined
  const start = async () => {
    await app.texts.ensure(['palette'])
    createRoot(document.createElement('div')).render(
      <AppContext value={app}>
        <SearchButtons acts={acts} />
      </AppContext>,
    )
  }
  // Somebody can sign in without a new page.
  const look = () => {
    if (session.state.kind !== 'known' || starting) return
    starting = start()
    starting.catch((error) => {
      starting = undefined
      console.warn(error)
    })
  }
  session.subscribe(look)
  look()
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

function SearchButtons({ acts }: { acts: PaletteActs }) {
  const app = useApp()
  const { t } = app
  const user = useUser()
  const { header, rail } = useSlots('search')
  if (!user) return null
  const props = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isMac ? 'Meta+K' : 'Control+K',
    onClick: () => void showPalette(app, acts),
    onPointerEnter: () => bringPalette(app),
  } as const
  return (
    <>
      {header &&
        createPortal(
          <button {...props} className="icon-button" title={t('palette.open')}>
            <LateIcon name="search" size={20} />
            <span className="sr-only">{t('palette.open')}</span>
          </button>,
          header,
        )}
      {rail &&
        createPortal(
          <button
            {...props}
            className="type-small flex h-10 w-full items-center gap-2 rounded-[10px] border border-line-strong bg-surface-1 px-3 text-start text-ink-2 hover:text-ink"
          >
            <LateIcon name="search" size={16} />
            <span className="grow truncate">{t('palette.short')}</span>
            <kbd
              className="type-caption rounded-[6px] border border-line-strong px-1 [font-family:inherit] whitespace-nowrap"
              dir="ltr"
            >
              {isMac ? '⌘ K' : 'Ctrl K'}
            </kbd>
          </button>,
          rail,
        )}
    </>
  )
}
