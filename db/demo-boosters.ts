import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'
import type { Place } from '#core/games/ladder.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import type { LanguageLevel } from '#core/people/profiles.ts'
import type { Locale } from '#i18n/locales.ts'
import type { DemoPerson } from './demo-people.ts'

/** What the demo's boosters say about themselves, and what they finished before today; `demo-history.ts` plays it. */

/** Orders of one game: how many of them in ten, and between which places of the ladder (as parts of it). */
export type HistoryGame = { game: GameId; share: number; from: number; to: number }

export type DemoHistory = {
  username: string
  orders: number
  /** How many days ago the first order ended. */
  since: number
  games: readonly HistoryGame[]
  /** How many orders in a hundred are late, and how many games in a hundred are won. */
  late: number
  won: number
  /** Minutes from a ready order until the booster takes it, at the median. */
  start: number
  languages: readonly { code: Locale; level: LanguageLevel }[]
  about: string
  free: FreeSlot[]
  timeZone: string
}

const lol = 'league-of-legends'
const days = (list: readonly number[], from: number, to: number): FreeSlot[] =>
  list.map((day) => ({ day, from, to }))

export const demoHistories: readonly DemoHistory[] = [
  {
    username: 'kestrel',
    orders: 39,
    since: 990,
    games: [
      { game: lol, share: 8, from: 0.22, to: 1 },
      { game: 'valorant', share: 2, from: 0.2, to: 0.75 },
    ],
    late: 5,
    won: 68,
    start: 14,
    languages: [
      { code: 'de', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    about: 'Mains Ahri, Orianna and Viktor. Plays mid and support.',
    free: [
      ...days([1, 2], 17, 21),
      { day: 3, from: 17, to: 23 },
      { day: 4, from: 17, to: 21 },
      { day: 5, from: 15, to: 24 },
      { day: 6, from: 11, to: 24 },
      { day: 7, from: 11, to: 20 },
    ],
    timeZone: 'Europe/Berlin',
  },
  {
    username: 'halcyon',
    orders: 33,
    since: 700,
    games: [{ game: lol, share: 10, from: 0.2, to: 0.85 }],
    late: 6,
    won: 64,
    start: 17,
    languages: [
      { code: 'nl', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    about: 'Duo only. I support, you carry, and we talk through every loss.',
    free: [...days([1, 2, 3, 4], 19, 23), ...days([6, 7], 13, 22)],
    timeZone: 'Europe/Amsterdam',
  },
  {
    username: 'onyx',
    orders: 29,
    since: 620,
    games: [{ game: lol, share: 10, from: 0.35, to: 1 }],
    late: 14,
    won: 66,
    start: 18,
    languages: [
      { code: 'en', level: 'native' },
      { code: 'es', level: 'good' },
    ],
    about: 'Jungle, mostly Lee Sin and Viego. One order at a time, so that it gets my evenings.',
    free: [...days([1, 2, 3, 4, 5], 18, 23), { day: 6, from: 12, to: 24 }],
    timeZone: 'America/New_York',
  },
  {
    username: 'lumi',
    orders: 25,
    since: 560,
    games: [
      { game: 'teamfight-tactics', share: 8, from: 0.3, to: 0.85 },
      { game: lol, share: 2, from: 0.25, to: 0.72 },
    ],
    late: 0,
    won: 60,
    start: 22,
    languages: [
      { code: 'fr', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    about:
      'Teamfight Tactics since the first set. I play what the lobby leaves, never the same comp twice in a row.',
    free: [
      { day: 2, from: 19, to: 23 },
      { day: 4, from: 19, to: 23 },
      { day: 7, from: 10, to: 18 },
    ],
    timeZone: 'Europe/Paris',
  },
  {
    username: 'tarn',
    orders: 24,
    since: 500,
    games: [
      { game: lol, share: 6, from: 0.4, to: 0.95 },
      { game: 'wild-rift', share: 4, from: 0.3, to: 0.85 },
    ],
    late: 8,
    won: 63,
    start: 24,
    languages: [
      { code: 'fr', level: 'native' },
      { code: 'ar', level: 'native' },
      { code: 'en', level: 'good' },
    ],
    about: 'Top lane and jungle. Quiet games, and a note after each session.',
    free: [...days([1, 3, 5], 20, 24), ...days([6, 7], 14, 24)],
    timeZone: 'Europe/Brussels',
  },
  {
    username: 'brisa',
    orders: 18,
    since: 430,
    games: [
      { game: 'wild-rift', share: 7, from: 0.2, to: 0.72 },
      { game: lol, share: 3, from: 0.2, to: 0.7 },
    ],
    late: 11,
    won: 67,
    start: 26,
    languages: [
      { code: 'pt', level: 'native' },
      { code: 'es', level: 'fluent' },
      { code: 'en', level: 'good' },
    ],
    about: 'Dragon lane and support, on Wild Rift first. I play after 6 pm, São Paulo time.',
    free: [...days([1, 2, 3, 4, 5], 18, 23), { day: 7, from: 10, to: 16 }],
    timeZone: 'America/Sao_Paulo',
  },
  {
    username: 'corrie',
    orders: 9,
    since: 240,
    games: [{ game: 'teamfight-tactics', share: 10, from: 0.2, to: 0.7 }],
    late: 12,
    won: 58,
    start: 28,
    languages: [
      { code: 'it', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    about: 'Double Up with patience. I explain each choice if you want to hear it.',
    free: [...days([2, 4], 18, 22), ...days([6, 7], 10, 20)],
    timeZone: 'Europe/Rome',
  },
  {
    username: 'zhenya',
    orders: 7,
    since: 130,
    games: [
      { game: 'wild-rift', share: 6, from: 0.3, to: 0.9 },
      { game: lol, share: 4, from: 0.3, to: 0.75 },
    ],
    late: 0,
    won: 70,
    start: 19,
    languages: [
      { code: 'zh', level: 'native' },
      { code: 'en', level: 'good' },
    ],
    about: 'Wild Rift on both sides of the map. Mid lane, Ahri and Syndra.',
    free: [...days([1, 2, 3, 4, 5], 12, 16), ...days([6, 7], 8, 18)],
    timeZone: 'Asia/Singapore',
  },
  {
    username: 'petrel',
    orders: 0,
    since: 0,
    games: [],
    late: 0,
    won: 0,
    start: 0,
    languages: [
      { code: 'de', level: 'native' },
      { code: 'en', level: 'good' },
    ],
    about: '',
    free: days([6, 7], 12, 20),
    timeZone: 'Europe/Vienna',
  },
]

const solo: ServiceId[] = ['elo-boost', 'placement-boost', 'win-boost']
const booster = (
  username: string,
  offers: { game: GameId; servers: ServerId[]; ceiling: Place }[],
  soloLimit = 2,
): DemoPerson => ({
  email: `${username}@peakline.example`,
  username,
  role: 'booster with a history',
  permissions: ['Booster'],
  booster: { soloLimit, duoLimit: 0, offers: offers.map((offer) => ({ ...offer, services: solo })) },
})

/** Boosters whose only part in the demo is their history; nobody needs to sign in as them. */
export const historyBoosters: readonly DemoPerson[] = [
  booster(
    'tarn',
    [
      { game: lol, servers: ['euw', 'tr', 'ru', 'me'], ceiling: { tier: 'grandmaster', division: null } },
      { game: 'wild-rift', servers: ['eu'], ceiling: { tier: 'master', division: null } },
    ],
    1,
  ),
  booster('corrie', [
    { game: 'teamfight-tactics', servers: ['euw', 'eune'], ceiling: { tier: 'master', division: null } },
  ]),
  booster('zhenya', [
    { game: 'wild-rift', servers: ['sea', 'eu', 'na', 'me'], ceiling: { tier: 'sovereign', division: null } },
    { game: lol, servers: ['sea', 'jp', 'tw'], ceiling: { tier: 'diamond', division: 2 } },
  ]),
]
