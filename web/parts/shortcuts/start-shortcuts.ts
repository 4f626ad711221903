import { href } from '#i18n/href.ts'
import type { App } from '#web/frame/session/app-context.ts'
import type { ShortcutName } from './shortcut-table.ts'
import { shortcutOf } from './shortcut-table.ts'
import { singleKeysWork } from './single-keys.ts'
import { isInDialog, isTyping } from './use-single-keys.ts'

/** After this the first key of two is forgotten. */
const pauseMs = 1_500

/**
 * What the keys do outside of the page: follow an address of the site, show the list of shortcuts, and open the palette; false
 * where there is none.
 */
type Acts = { go: (address: string) => void; help: () => void; palette: () => boolean }

/** Keyboard shortcuts of every page. */
export function startShortcuts({ locale }: Pick<App, 'locale'>, { go, help, palette }: Acts): void {
  const acts: { [Name in ShortcutName]?: () => boolean } = {
    help: () => {
      help()
      return true
    },
    search: () => {
      const field = searchField()
      field?.focus()
      field?.select()
      return field !== undefined
    },
    home: () => {
      go(href('/', locale))
      return true
    },
    dashboard: () => {
      go(href('/dashboard', locale))
      return true
    },
  }
  let pressed: string[] = []
  let last = 0
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    // By its place: on other keyboards the key writes another letter.
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyK') {
      if (!isInDialog() && palette()) event.preventDefault()
      return
    }
    if (event.metaKey) return
    if (event.ctrlKey) {
      if (event.key === '/' && acts.help?.()) event.preventDefault()
      return
    }
    // Shift alone is on its way to another sign.
    if (event.key === 'Shift' || isTyping(event.target) || isInDialog() || !singleKeysWork()) return
    const begun = event.timeStamp - last < pauseMs ? pressed : []
    const both = shortcutOf([...begun, event.key])
    const found = both ?? shortcutOf([event.key])
    pressed = found === 'begun' ? [event.key] : []
    last = event.timeStamp
    if (found && found !== 'begun' && acts[found.does]?.()) event.preventDefault()
  })
  // For screen readers, which say the key with the field.
  document.addEventListener('focusin', () => searchField()?.setAttribute('aria-keyshortcuts', '/'))
  searchField()?.setAttribute('aria-keyshortcuts', '/')
}

/** The page's own search field. */
function searchField(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]')
  return [...fields].find((field) => field.checkVisibility?.() ?? true)
}
