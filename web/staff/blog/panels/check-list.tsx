import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Check, DeskPost } from '../desk-types.ts'

/** What was checked before anything goes live: errors first, one line for each kind and language. */
export function CheckList({ post, checks }: { post: DeskPost; checks: readonly Check[] }) {
  const { t } = useApp()
  const own = checks.filter(({ language }) => post.offered.includes(language))
  const lines = Map.groupBy(own, ({ language, kind, detail }) => `${language} ${kind} ${detail ?? ''}`)
  const sorted = [...lines.values()].toSorted(
    ([one], [other]) => Number(one?.level !== 'error') - Number(other?.level !== 'error'),
  )
  if (sorted.length === 0)
    return (
      <p className="flex gap-2.5 text-[0.875rem] text-good">
        <Icon name="check" /> <span className="text-ink">{t('blogdesk.allChecked')}</span>
      </p>
    )
  return (
    <ul className="grid gap-2">
      {sorted.map(([first, ...more]) =>
        first ? (
          <li
            key={`${first.language} ${first.kind} ${first.detail}`}
            className={`flex gap-2.5 text-[0.875rem] ${first.level === 'error' ? 'text-error' : 'text-warning'}`}
          >
            <Icon name={first.level === 'error' ? 'circle-alert' : 'triangle-alert'} />
            <span className="text-ink">
              {t(`blogdesk.check.${first.kind}`, {
                language: localeInfo(first.language).name,
                count: more.length + 1,
                detail: first.detail ?? '',
              })}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  )
}
