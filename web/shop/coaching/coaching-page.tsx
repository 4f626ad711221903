import './coaching.css'
import { useRef } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { BookingPanel } from './booking-panel.tsx'
import { CoachFilters } from './coach-filters.tsx'
import { coachList } from './coach-query.ts'
import { CoachRow } from './coach-row.tsx'
import type { Coach, CoachingData } from './coach-types.ts'
import { CoachingAnswers } from './coaching-answers.tsx'
import { keyOf, useChoice } from './use-choice.ts'

export async function loader({ call, url }: LoaderContext): Promise<CoachingData> {
  const { sort: _, ...query } = callOf(readList(coachList, url.searchParams))
  const { data } = await call('listCoaches', { query })
  return data
}

export function meta({ t, site }: MetaContext<CoachingData>) {
  return { title: `${t('coaching.metaTitle')} | ${site.name}`, description: t('coaching.description') }
}

/** The coaches with price, languages and free hours; choosing one shows the price of a session. */
export function Page({ data }: { data: CoachingData }) {
  const { t, dir } = useApp()
  const shown = useList(coachList)
  const { game, language } = shown.query.filters
  const [{ key, ...choice }, change] = useChoice()
  const panel = useRef<HTMLDivElement>(null)
  const chosen = data.items.find((coach) => keyOf(coach) === key)
  const choose = (coach: Coach) => {
    change({ key: keyOf(coach), startsAt: undefined })
    // On a narrow page the panel is below the list, so the page scrolls to it.
    requestAnimationFrame(() => {
      const box = panel.current
      if (box && box.getBoundingClientRect().top > innerHeight * 0.6)
        box.scrollIntoView({ behavior: 'smooth' })
    })
  }
  return (
    <div className="relative" data-game={game || undefined}>
      <ContourLines seed="coaching" width={1440} height={520} dir={dir} />
      <div className="shell relative">
        <header className="pt-8 lg:pt-12">
          <h1 className="type-h1 max-w-[22ch]">{t('coaching.heading')}</h1>
          <p className="type-large mt-3 max-w-[62ch] text-ink-2">{t('coaching.lead')}</p>
        </header>
        <section id="coaches" className="mt-10" aria-labelledby="coaches-title">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="coaches-title" className="type-h2">
              {t('coaching.coaches')}
            </h2>
            <p className="type-small text-ink-2">{t('coaching.count', { count: data.total })}</p>
          </div>
          <CoachFilters shown={shown} offers={data.games} />
          <div className="mt-6">
            <List
              list={data}
              shown={shown}
              none={{ title: t('coaching.emptyTitle'), text: t('coaching.emptyText') }}
              {...(game &&
                !language && {
                  noMatch: {
                    text: t('coaching.nobody', { game: t(`games.game.${game}`) }),
                    action: <Button onClick={shown.clear}>{t('coaching.seeAll')}</Button>,
                  },
                })}
            >
              <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_368px]">
                <ul className="min-w-0">
                  {data.items.map((coach) => (
                    <CoachRow
                      key={keyOf(coach)}
                      coach={coach}
                      chosen={coach === chosen}
                      onChoose={() => choose(coach)}
                    />
                  ))}
                </ul>
                <div ref={panel} className="booking lg:mt-6">
                  {chosen ? (
                    <BookingPanel coach={chosen} {...choice} onChange={change} />
                  ) : (
                    <div className="rounded-panel border border-dashed border-line-strong p-6">
                      <h2 className="type-h3">{t('coaching.pickTitle')}</h2>
                      <p className="type-body mt-1 text-ink-2">{t('coaching.pickText')}</p>
                    </div>
                  )}
                </div>
              </div>
            </List>
          </div>
        </section>
        <CoachingAnswers />
      </div>
    </div>
  )
}
