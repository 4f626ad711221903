import { holdsPlace } from '#core/raffles/raffles.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { dotOf, RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { Breadcrumbs } from '../games/breadcrumbs.tsx'
import { CheckDraw } from './check-draw.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { RaffleRules } from './raffle-rules.tsx'
import { RaffleSteps } from './raffle-steps.tsx'
import type { Raffle } from './raffle-types.ts'
import { useRaffle } from './use-raffle.ts'
import { WinnerList } from './winner-list.tsx'

type Data = { raffle: Raffle }

export async function loader({ call, locale, params }: LoaderContext): Promise<Data> {
  const { data } = await call('getRaffle', {
    params: { slug: params.slug ?? '' },
    query: { language: locale },
  })
  return { raffle: data }
}

export function meta({ data: { raffle }, t, site, format }: MetaContext<Data>): Meta {
  const worth = format.money(raffle.prize_value, raffle.currency, 'short')
  return {
    title: `${raffle.title} | ${site.name}`,
    description: t('raffles.pageDescription', { prize: raffle.prize, amount: worth }),
  }
}

/** One raffle: its tickets as a mountain, the way in, the draw that anyone can repeat, its winners and its rules. */
export function Page({ data }: { data: Data }) {
  const { t, dir } = useApp()
  const { raffle, mine, reload, show } = useRaffle(data.raffle)
  const won = raffle.winners.filter(holdsPlace)
  return (
    <div className="relative isolate overflow-clip">
      <ContourLines seed="raffle" width={1440} height={620} dir={dir} />
      <div className="shell relative pb-16">
        <div className="pt-6">
          <Breadcrumbs above={[{ to: '/raffles', name: t('shell.raffles') }]} here={raffle.title} />
        </div>
        <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="order-2 min-w-0 lg:order-none">
            <RaffleMountain
              dir={dir}
              last={raffle.last_ticket}
              today={raffle.tickets_today}
              won={won.map(({ number }) => number)}
              own={mine?.ticket?.number ?? null}
              isFull={raffle.state !== 'open'}
            />
            <Legend raffle={raffle} />
          </div>
          <EntryPanel raffle={raffle} mine={mine} onDone={reload} onTicket={show} />
        </div>
        <RaffleSteps raffle={raffle} />
        <div className="mt-14 grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
          <WinnerList raffle={raffle} own={mine?.ticket?.number ?? null} />
          <CheckDraw key={raffle.state} raffle={raffle} />
        </div>
        <RaffleRules raffle={raffle} />
      </div>
    </div>
  )
}

function Legend({ raffle: { last_ticket, tickets_today, state } }: { raffle: Raffle }) {
  const { t, format } = useApp()
  const wide = dotOf(last_ticket, 'wide')
  const phone = dotOf(last_ticket, 'phone')
  const dot = (per: number) => t('raffles.dot', { count: per, number: format.number(per) })
  const parts: { color: string; words: string; className?: string }[] = [
    ...(wide === phone
      ? [{ color: 'bg-ink-2', words: dot(wide) }]
      : [
          { color: 'bg-ink-2', words: dot(wide), className: 'max-sm:hidden' },
          { color: 'bg-ink-2', words: dot(phone), className: 'sm:hidden' },
        ]),
    ...(state === 'open' && tickets_today > 0
      ? [{ color: 'bg-amber', words: t('raffles.dotToday', { number: format.number(tickets_today) }) }]
      : []),
    ...(state === 'open' ? [{ color: 'bg-line', words: t('raffles.dotFree') }] : []),
  ]
  return (
    <ul className="type-caption mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
      {parts.map(({ color, words, className = '' }) => (
        <li key={words} className={`flex items-center gap-2 ${className}`}>
          <span className={`size-1.5 rounded-full ${color}`} /> {words}
        </li>
      ))}
    </ul>
  )
}
