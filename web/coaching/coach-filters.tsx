import { gameIds } from '#core/games/game.ts'
import { isLocale, locales } from '#i18n/locales.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { useSearchParams } from '../router/page-state.ts'
import { useApp } from '../session/app-context.ts'
import { Select } from '../ui/select.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type CoachQuery, writeQuery } from './coach-query.ts'

/** One game or all, one language or any; both live in the address. */
export function CoachFilters({ query }: { query: CoachQuery }) {
  const { t } = useApp()
  const [, setQuery] = useSearchParams()
  const { game, language } = query
  return (
    <div className="mt-4 grid items-end gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <Tabs label={t('coaching.games')}>
        {[undefined, ...gameIds].map((each) => (
          <LocaleLink
            key={each ?? 'all'}
            to="/coaching"
            search={writeQuery({ game: each, language })}
            hash="#coaches"
            className="tab"
            aria-current={each === game ? 'page' : undefined}
          >
            {each ? t(`games.game.${each}`) : t('coaching.allGames')}
          </LocaleLink>
        ))}
      </Tabs>
      <Select
        aria-label={t('coaching.language')}
        value={language ?? ''}
        onChange={({ target: { value } }) =>
          setQuery(new URLSearchParams(writeQuery({ game, language: isLocale(value) ? value : undefined })))
        }
      >
        <option value="">{t('coaching.anyLanguage')}</option>
        {locales.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
