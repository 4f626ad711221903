import { sql } from 'kysely'
import { dayMs } from '#core/base/durations.ts'
import type { RaffleTexts } from '#core/raffles/raffles.ts'
import type { Locale } from '#i18n/locales.ts'
import { noBeacon } from '#server/platform/outside/beacon.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { claimPrize } from '#server/site/raffles/claim-prize.ts'
import { insertTicket } from '#server/site/raffles/entry-store.ts'
import { openRaffle } from '#server/site/raffles/open-raffle.ts'
import { changeRaffle, takeNumber } from '#server/site/raffles/raffle-store.ts'
import { runRaffles } from '#server/site/raffles/run-raffles.ts'
import { createRaffle } from '#server/site/raffles/save-raffle.ts'

type Texts = Record<Locale, [title: string, prize: string]>

const autumn: Texts = {
  en: ['Autumn raffle', '€25.00 for any order'],
  de: ['Herbstverlosung', '25,00 € für jeden Auftrag'],
  fr: ['Tirage d’automne', '25,00 € pour toute commande'],
  es: ['Sorteo de otoño', '25,00 € para cualquier pedido'],
  it: ['Estrazione d’autunno', '25,00 € per qualsiasi ordine'],
  pt: ['Sorteio de outono', '25,00 € para qualquer pedido'],
  nl: ['Herfstverloting', '€ 25,00 voor elke bestelling'],
  zh: ['秋季抽奖', '€25.00，可用于任何订单'],
  ar: ['سحب الخريف', '€25.00 لأي طلب'],
}
const winter: Texts = {
  en: ['Winter raffle', 'A climb to the next tier'],
  de: ['Winterverlosung', 'Ein Aufstieg zum nächsten Rang'],
  fr: ['Tirage d’hiver', 'Une ascension jusqu’au rang suivant'],
  es: ['Sorteo de invierno', 'Un ascenso al siguiente rango'],
  it: ['Estrazione d’inverno', 'Una scalata al rango successivo'],
  pt: ['Sorteio de inverno', 'Uma subida ao próximo rank'],
  nl: ['Winterverloting', 'Een klim naar de volgende rang'],
  zh: ['冬季抽奖', '升到下一个段位'],
  ar: ['سحب الشتاء', 'صعود إلى الرتبة التالية'],
}

/** A raffle that was drawn in the autumn, and one that runs; the demo’s customers have the tickets. */
export async function seedDemoRaffles(
  services: Services,
  people: ReadonlyMap<string, Caller>,
): Promise<void> {
  const staff = [...people.values()].find(({ permissions }) => permissions.includes('EditUsers'))
  if (!staff) throw new Error('The demo has no staff who can edit raffles')
  const everyone = await customersOf(services)
  const start = services.now().getTime()
  const at = (days: number): Services => ({
    ...services,
    beacon: noBeacon,
    now: () => new Date(start + days * dayMs),
  })
  const past = at(-56)
  await makeRaffle(
    past,
    staff,
    { slug: 'autumn-raffle', texts: autumn, places: 3, days: 14, value: 2_500 },
    everyone,
  )
  await runRaffles(at(-42))
  for (const winner of await winnersOf(services))
    await transaction(at(-40), (work) => claimPrize(work, winner, 'autumn-raffle', undefined))
  await makeRaffle(
    at(-6),
    staff,
    { slug: 'winter-raffle', texts: winter, places: 3, days: 18, value: 6_000 },
    everyone,
  )
}

type Made = { slug: string; texts: Texts; places: number; days: number; value: number }

async function makeRaffle(
  services: Services,
  staff: Caller,
  { slug, texts, places, days, value }: Made,
  entrants: readonly string[],
): Promise<void> {
  const now = services.now()
  const written = Object.entries(texts).map(([locale, [title, prize]]): [string, RaffleTexts] => [
    locale,
    { title, prize, about: '', terms: '' },
  ])
  const form = {
    slug,
    prize_kind: 'balance' as const,
    prize_value: value,
    places,
    opens_at: now.toISOString(),
    closes_at: new Date(now.getTime() + days * dayMs).toISOString(),
    texts: Object.fromEntries(written) as never,
  }
  await transaction(services, async (work) => {
    const id = await createRaffle(work, staff, form)
    await openRaffle(work, staff, id, 1)
    await changeRaffle(work, id, { demo: true })
    for (const userId of entrants) {
      const number = await takeNumber(work, id)
      const person = { user_id: userId, country: 'DE', name_shown: true }
      await insertTicket(work, { raffle_id: id, number: number ?? 0, ...person })
    }
  })
}

/** Everyone in the demo who has an account and doesn't work here. */
async function customersOf({ db }: Services): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'customer')
    .where(sql<boolean>`permissions = '{}'`)
    .execute()
  return found.map(({ id }) => id)
}

async function winnersOf({ db }: Services): Promise<Caller[]> {
  const found = await db
    .selectFrom('raffle_winners')
    .select('user_id')
    .where('lapsed_at', 'is', null)
    .execute()
  return found.flatMap(({ user_id: id }): Caller[] =>
    id === null ? [] : [{ id, kind: 'customer', permissions: [], banned: false, sessionId: id }],
  )
}
