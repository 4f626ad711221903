import type { CSSProperties } from 'react'
import type { BlockOf } from '#contract/document.ts'
import type { Game, Tier } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier, ladderPoints } from '#core/games/ladder.ts'
import { climbGames } from '#core/prices/pace.ts'
import { openPointsOf } from '#i18n/climb-words.ts'
import { tierName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'

type Step = { tier: Tier; games: number }

/** In an open tier, this many points count as a division. */
const openDivision = 100

/** How many games a division takes: a stepped line over the tiers, or beside them on a phone. */
export function DivisionsFigure({ game: id }: BlockOf<'divisions'>['attrs']) {
  const { t, format } = useApp()
  const game = games[id]
  const steps = stepsOf(game)
  const top = Math.ceil(Math.max(...steps.map((step) => step.games)) / 5) * 5
  const open = steps.find(({ tier }) => isOpenTier(game, tier.id))
  const name = t('post.divisions', { game: t(`games.game.${id}`) })
  return (
    <figure className="divisions" data-game={id} aria-label={name}>
      <div className="divisions-plot" style={styled({ '--steps': steps.length })}>
        <Lines steps={steps} top={top} />
        {[10, 15, 20]
          .filter((at) => at <= top)
          .map((at) => (
            <span key={at} className="divisions-axis" style={styled({ '--at': at / top })} aria-hidden="true">
              {at === top ? t('post.axis', { count: at }) : format.number(at)}
            </span>
          ))}
        <ol>
          {steps.map(({ tier, games: count }) => (
            <li key={tier.id} style={styled({ '--at': count / top })}>
              <strong>{format.number(count)}</strong>
              <span className="divisions-tier">
                <Emblem game={game} tier={tier.id} size={24} />
                {tierName(t, game, tier.id)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        {t('post.divisionsNote', {
          tier: open ? t(`games.tier.${open.tier.id}`) : '',
          points: openPointsOf(t, game, openDivision),
        })}
      </figcaption>
    </figure>
  )
}

/** Each tier's divisions at normal gains; the open tiers count as one. */
function stepsOf(game: Game): Step[] {
  const firstOpen = game.tiers.findIndex(({ id }) => isOpenTier(game, id))
  return game.tiers.slice(0, firstOpen + 1).map((tier) => {
    const foot = ladderPoints(game, { tier: tier.id, division: tier.divisions[0] ?? null, points: 0 })
    return { tier, games: climbGames(game, foot, foot + (tier.points || openDivision), 'normal') }
  })
}

type Along = readonly [along: number, games: number]

/** Level within a tier, sloped between two; on a phone it is turned and rises from the foot of the page. */
function Lines({ steps, top }: { steps: readonly Step[]; top: number }) {
  const end = steps.length
  const points = steps.flatMap(({ games: count }, place): Along[] => [
    [place === 0 ? 0 : place + 0.12, count],
    [place === end - 1 ? end : place + 0.88, count],
  ])
  const share = (count: number) => Math.round((count / top) * 1000)
  const wide = points.map(([along, count]) => `${along * 100} ${1000 - share(count)}`)
  const turned = points.map(([along, count]) => `${share(count)} ${Math.round((end - along) * 100)}`)
  return (
    <>
      <Line
        className="divisions-wide"
        box={`0 0 ${end * 100} 1000`}
        points={wide}
        feet={[`${end * 100} 1000`, '0 1000']}
      />
      <Line
        className="divisions-turned"
        box={`0 0 1000 ${end * 100}`}
        points={turned}
        feet={['0 0', `0 ${end * 100}`]}
      />
    </>
  )
}

type LineProps = { className: string; box: string; points: readonly string[]; feet: readonly string[] }

function Line({ className, box, points, feet }: LineProps) {
  return (
    <svg
      className={`divisions-line ${className}`}
      viewBox={box}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="divisions-land" d={`M${points.join('L')}L${feet.join('L')}Z`} />
      <path className="divisions-steps" d={`M${points.join('L')}`} />
    </svg>
  )
}

/** Values that the style computes with. */
function styled(values: Record<`--${string}`, number>): CSSProperties {
  return values as CSSProperties
}
