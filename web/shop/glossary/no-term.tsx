import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import type { Named } from './find-terms.ts'

type Props = { query: string; nearest: readonly Named[]; onAll: () => void }

/** Nothing matches: the nearest terms, and the way back to all. */
export function NoTerm({ query, nearest, onAll }: Props) {
  const t = useTranslate()
  return (
    <div className="py-12">
      <h2 className="type-h2">{query ? t('glossary.noneTitle', { query }) : t('glossary.noneOfThese')}</h2>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-ink-2">{t('glossary.nearest')}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {nearest.map(({ id, name }) => (
              <li key={id}>
                {/* All rows are shown again before the browser scrolls to this one. */}
                <a href={`#${id}`} className="text-link hit" onClick={onAll}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={buttonClass({ className: 'mt-6' })} onClick={onAll}>
        {t('glossary.showAll')}
      </button>
    </div>
  )
}
