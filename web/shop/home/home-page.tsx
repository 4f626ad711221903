import './home.css'
import type { Contract } from '#contract/contract.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { named } from '#i18n/joined-words.ts'
import { useLikelyNext } from '#web/frame/router/idle.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { arrivalPart, notePart, onlinePart, RightNow, startPart } from './right-now.tsx'
import { type NowFacts, nowFacts, type Storefront } from './storefront-facts.ts'

type Coaches = Contract['listCoaches']['reply']['data']['items']

export type HomeData = {
  prices: PriceTable
  facts: NowFacts
  climbs: Storefront['climbs']
  reviews: Storefront['reviews']
  coaches: Coaches
  raffles: Contract['listRaffles']['reply']['data']['items']
  posts: Contract['listPosts']['reply']['data']['items']
}

const mostCoaches = 3
const mostRaffles = 2
const mostPosts = 3

const top = new LaterPart(async () => (await import('./home-top.tsx')).HomeTop)
const rest = new LaterPart(async () => (await import('./home-rest.tsx')).HomeRest)

export async function loader({ call, locale }: LoaderContext): Promise<HomeData> {
  const [prices, { data: shop }, coaches, raffles, posts] = await Promise.all([
    call('getPrices'),
    call('getStorefront', { query: { language: locale } }),
    call('listCoaches', { query: {} }),
    call('listRaffles', { query: { language: locale, running: 'true' } }),
    call('listPosts', { query: { language: locale } }),
    ...[top, rest, notePart, onlinePart, startPart, arrivalPart].map((part) => part.bring()),
  ])
  const { climbs, reviews } = shop.storefront
  return {
    prices: prices.data.prices,
    facts: nowFacts(shop.now, shop.storefront),
    climbs,
    reviews,
    coaches: oneOfEachGame(coaches.data.items).slice(0, mostCoaches),
    raffles: raffles.data.items.slice(0, mostRaffles),
    posts: posts.data.items.slice(0, mostPosts),
  }
}

/** The first coach of each game, in the order of the list. */
function oneOfEachGame(coaches: Coaches): Coaches {
  return coaches.filter(({ game }, i) => coaches.findIndex((each) => each.game === game) === i)
}

export function meta({ t, site }: MetaContext<HomeData>) {
  return { title: named(t, site.name, t('home.title')), description: t('home.description') }
}

/** The front door: only the number of boosters online changes after rendering. */
export function Page({ data }: { data: HomeData }) {
  useLikelyNext('/league-of-legends/elo-boost')
  return (
    <>
      <Later part={top} props={{ prices: data.prices }} />
      <RightNow facts={data.facts} />
      <Later part={rest} props={data} />
    </>
  )
}
