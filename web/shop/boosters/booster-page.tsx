import './boosters.css'
import './profile.css'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Later } from '#web/frame/shell/later.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Breadcrumbs } from '../games/breadcrumbs.tsx'
import { AboutColumn } from './about-column.tsx'
import type { ProfileData } from './booster-types.ts'
import { FigureRow } from './figure-row.tsx'
import { LatestClimbs } from './latest-climbs.tsx'
import { Lozenge } from './lozenge.tsx'
import { OrderBar, ProfileHead } from './profile-head.tsx'
import { ReviewList } from './review-list.tsx'
import { ridge } from './ridge-part.ts'
import { RidgePicker } from './ridge-picker-later.tsx'
import { gamesOf, titleOf } from './title-of.ts'
import { useLive } from './use-live.ts'

export async function loader({ call, params }: LoaderContext): Promise<ProfileData> {
  const [{ data }] = await Promise.all([
    call('getBooster', { params: { username: params.username ?? '' } }),
    ridge.bring(),
  ])
  return data
}

export function meta({ data, t, site }: MetaContext<ProfileData>): Meta {
  const { username: booster, plays } = data.booster
  return {
    title: `${titleOf(t, data.booster)} | ${site.name}`,
    description: t('profile.description', { booster, game: gamesOf(t, plays) }),
    type: 'profile',
  }
}

/** A booster's page: every finished climb as a mountain, then the figures, the latest climbs and the reviews. */
export function Page({ data }: { data: ProfileData }) {
  const { t, dir, call } = useApp()
  const { booster, climbs } = data
  const { username } = booster
  const live = useLive(
    username,
    async () => (await call('getBooster', { params: { username } })).data.booster,
  )
  const oldestFirst = climbs.toReversed()
  return (
    <article className="relative isolate overflow-clip" data-game={booster.plays[0]?.game}>
      <ContourLines seed={`booster/${username}`} width={1440} height={560} dir={dir} />
      <div className="shell relative pt-5">
        <Breadcrumbs above={[{ to: '/boosters', name: t('shell.boosters') }]} here={username} />
        <ProfileHead booster={booster} live={live} />
      </div>
      {oldestFirst.length > 0 ? (
        <figure className="relative mt-8">
          <div className="ridge">
            <Later part={ridge} props={{ climbs: oldestFirst }} />
            <RidgePicker climbs={oldestFirst} label={t('profile.ridge', { booster: username })} />
          </div>
          <RidgeWords data={data} />
        </figure>
      ) : (
        <p className="shell type-body mt-10 text-ink-2">{t('profile.noClimbs')}</p>
      )}
      <div className="shell pb-16">
        <FigureRow booster={booster} />
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_368px]">
          <div className="min-w-0">
            <LatestClimbs
              username={username}
              climbs={climbs}
              total={booster.figures?.climbs ?? climbs.length}
            />
            <ReviewList booster={booster} reviews={data.reviews} />
          </div>
          <AboutColumn booster={booster} />
        </div>
      </div>
      <OrderBar booster={booster} live={live} />
    </article>
  )
}

/** How many climbs the drawing shows, and of which games. */
function RidgeWords({ data: { booster, climbs } }: { data: ProfileData }) {
  const { t, format } = useApp()
  const total = Math.max(booster.figures?.climbs ?? 0, climbs.length)
  const count = (game: string) => climbs.filter((climb) => climb.game === game).length
  const last = (shown: number) => t('profile.ridgeLast', { shown: format.number(shown), count: total })
  const all = t('profile.ridgeAll', { count: total })
  const byCount = [...new Set(climbs.map(({ game }) => game))].sort((a, b) => count(b) - count(a))
  return (
    <figcaption className="shell type-small mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-ink-3">
      <span className="hidden md:inline">{climbs.length < total ? last(climbs.length) : all}</span>
      <span className="md:hidden">{total > 16 ? last(16) : all}</span>
      <span className="flex flex-wrap gap-x-6">
        {byCount.map((game) => (
          <span key={game} className="flex items-baseline gap-2">
            <Lozenge game={game} />
            <span>
              {t(`games.game.${game}`)} <span className="tabular-nums">{format.number(count(game))}</span>
            </span>
          </span>
        ))}
      </span>
    </figcaption>
  )
}
