import './glossary.css'
import { useRef, useState } from 'react'
import { type GameId, gameIds } from '#core/games/game.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { Rendered } from '#web/frame/router/rendered.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { NoTerm } from './no-term.tsx'
import type { Listed } from './term-list.tsx'
import { TermSearch } from './term-search.tsx'
import { useAltimeter } from './use-altimeter.ts'
import { type TermFilter, useTermFilter } from './use-term-filter.ts'

export type GlossaryData = { count: number; byGame: Record<GameId, number>; listed?: Rendered<Listed> }

const list = new LaterPart(async () => (await import('./term-list.tsx')).TermList)

export async function loader({ call, locale }: LoaderContext): Promise<GlossaryData> {
  const [{ data }] = await Promise.all([
    call('listTerms', { query: { language: locale } }),
    // The rows are there at once, so that the page can scroll to one of them.
    list.bring(),
  ])
  const terms = data.letters.flatMap((letter) => letter.terms)
  const countOf = (game: GameId) => terms.filter(({ games }) => games.includes(game)).length
  return {
    count: terms.length,
    byGame: Object.fromEntries(gameIds.map((game) => [game, countOf(game)])) as Record<GameId, number>,
    listed: new Rendered(data),
  }
}

export function meta({ t, site }: MetaContext<GlossaryData>) {
  return { title: `${t('glossary.metaTitle')} | ${site.name}`, description: t('glossary.description') }
}

const everything: TermFilter = { query: '', game: null, onlyOurs: false }

/** Every term of the games and of this shop, found by letter, by game and by search. */
export function Page({ data }: { data: GlossaryData }) {
  const { t, dir } = useApp()
  const [filter, setFilter] = useState(everything)
  const change = (part: Partial<TermFilter>) => setFilter((before) => ({ ...before, ...part }))
  const place = useRef<HTMLDivElement>(null)
  const found = useTermFilter(place, filter)
  useAltimeter(place)
  return (
    <div className="relative isolate">
      <ContourLines seed="glossary" width={1440} height={520} dir={dir} />
      <div className="shell relative">
        <header className="glossary-head">
          <div>
            <h1 className="type-h1">{t('shell.glossary')}</h1>
            <p className="type-large mt-3 text-ink-2">{t('glossary.lead')}</p>
          </div>
          <TermSearch count={data.count} value={filter.query} onChange={(query) => change({ query })} />
        </header>
        <div className="glossary-bar">
          <Tabs label={t('glossary.byGame')}>
            {[null, ...gameIds].map((game) => (
              <button
                key={game}
                type="button"
                aria-pressed={filter.game === game}
                onClick={() => change({ game })}
              >
                {game ? t(`games.game.${game}`) : t('glossary.allGames')}
                <span className="glossary-count">{game ? data.byGame[game] : data.count}</span>
              </button>
            ))}
          </Tabs>
          <label className="type-small glossary-ours">
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={filter.onlyOurs}
              onChange={(event) => change({ onlyOurs: event.target.checked })}
            />
            {t('glossary.onlyOurs')}
          </label>
        </div>
        <p className="sr-only" role="status">
          {found && t('glossary.found', { count: found.count })}
        </p>
        {found?.count === 0 && (
          <NoTerm query={filter.query} nearest={found.nearest} onAll={() => setFilter(everything)} />
        )}
        <div ref={place} hidden={found?.count === 0}>
          <Later part={list} props={{ listed: data.listed?.value }} />
        </div>
        <p className="glossary-missing type-small">
          {t.parts('glossary.missing').map(({ tag, text }) =>
            tag === 'contact' ? (
              <LocaleLink key={text} to="/contact" className="text-link">
                {text}
              </LocaleLink>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </div>
  )
}
