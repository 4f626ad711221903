import type { LocaleCode } from '#contract/values.ts'
import { typedAmount, wholeNumber } from '#core/base/typed-numbers.ts'
import { atWallClock, wallClock } from '#core/base/zones.ts'
import {
  mostPrizeValue,
  mostWinners,
  type PrizeKind,
  type RaffleTexts,
  slugOf,
} from '#core/raffles/raffles.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { DeskRaffle, RaffleForm } from './desk-types.ts'

/** The form's input as typed; times are what the shop's clocks show. */
export type Draft = {
  slug: string
  kind: PrizeKind
  value: string
  places: string
  opens: string
  closes: string
  texts: Partial<Record<LocaleCode, RaffleTexts>>
}

export type DraftErrors = Partial<Record<'slug' | 'value' | 'places' | 'closes', MessageKey>>

/** The draft of a new raffle, or of one that is edited. */
export function draftOf(zone: string, raffle: DeskRaffle | null): Draft {
  return {
    slug: raffle?.slug ?? '',
    kind: raffle?.prize_kind ?? 'balance',
    value: raffle?.prize_value ? String(raffle.prize_value / 100) : '',
    places: String(raffle?.places ?? 1),
    opens: typedTime(zone, raffle?.opens_at),
    closes: typedTime(zone, raffle?.closes_at),
    texts: raffle?.texts ?? {},
  }
}

function typedTime(zone: string, at: string | null | undefined): string {
  return at ? wallClock(Date.parse(at), zone).toISOString().slice(0, 16) : ''
}

function timeOf(zone: string, typed: string, known: string | null | undefined): string | null {
  // The field shows minutes; an unchanged time keeps the seconds that the server knows.
  if (known && typed === typedTime(zone, known)) return known
  return typed ? new Date(atWallClock(Date.parse(`${typed}Z`), zone)).toISOString() : null
}

/** The raffle that the draft describes, or an error for each wrong field. Without a slug, its English title makes one. */
export function readDraft(
  zone: string,
  draft: Draft,
  raffle: Pick<DeskRaffle, 'opens_at' | 'closes_at'> | null,
): { form: RaffleForm } | { errors: DraftErrors } {
  const errors: DraftErrors = {}
  const slug = slugOf(draft.slug || draft.texts.en?.title || '')
  if (!slug) errors.slug = 'raffledesk.slugMissing'
  const value = draft.value.trim() ? typedAmount(draft.value) : 0
  if (value === null || value < 0 || value > mostPrizeValue) errors.value = 'raffledesk.wrongValue'
  const places = wholeNumber(draft.places)
  if (places < 1 || places > mostWinners) errors.places = 'raffledesk.wrongPlaces'
  const opens_at = timeOf(zone, draft.opens, raffle?.opens_at)
  const closes_at = timeOf(zone, draft.closes, raffle?.closes_at)
  if (opens_at && closes_at && Date.parse(opens_at) >= Date.parse(closes_at))
    errors.closes = 'raffledesk.wrongDates'
  if (Object.keys(errors).length > 0) return { errors }
  const form = { slug, prize_kind: draft.kind, prize_value: value ?? 0, places, opens_at, closes_at }
  return { form: { ...form, texts: draft.texts } }
}
