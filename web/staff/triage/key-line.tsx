import { useApp } from '#web/frame/session/app-context.ts'
import { type PageKey, pageKeys } from '#web/parts/shortcuts/page-keys.ts'

const shown: readonly (readonly [does: PageKey, ...also: PageKey[]])[] = [
  ['next', 'previous'],
  ['verify'],
  ['reject'],
  ['assign'],
  ['undo'],
  ['select'],
]

/** The keys of the page, where there is a keyboard. */
export function KeyLine() {
  const { t } = useApp()
  return (
    <ul
      aria-hidden="true"
      className="type-small mt-6 flex flex-wrap gap-x-6 gap-y-2 text-ink-2 pointer-coarse:hidden"
    >
      {shown.map((keys) => (
        <li key={keys[0]} className="flex items-center gap-2">
          {keys.map((key) => (
            <span key={key} className="rounded border border-line-strong px-1.5">
              {pageKeys[key].toUpperCase()}
            </span>
          ))}
          <span>{t(keys.length > 1 ? 'triage.key.step' : `shortcuts.page.${keys[0]}`)}</span>
        </li>
      ))}
    </ul>
  )
}
