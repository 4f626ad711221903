import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import type { Permission } from '#core/people/permissions.ts'

/** The people of the demo. Their accounts work only while DEMO_DATA is on, never in production. */

export const demoPassword = 'peakline-demo'

export type DemoPerson = {
  email: string
  username: string
  /** For the start-up lines and the README. */
  role: string
  permissions: Permission[]
  /** In cents; customers only. */
  balance?: number
  booster?: DemoBooster
}

export type DemoBooster = {
  offers: { game: GameId; services: ServiceId[]; servers: ServerId[]; ceiling: Place }[]
  soloLimit?: number
  duoLimit?: number
}

const all: ServiceId[] = ['elo-boost', 'duo-boost', 'placement-boost', 'win-boost']
/** Together the demo's boosters play on every server but one, which shows what a customer meets then. */
const served = (game: GameId) => games[game].servers.filter((server) => server !== 'vn')
const challenger: Place = { tier: 'challenger', division: null }

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'admin@peakline.example',
    username: 'admin',
    role: 'admin with every permission',
    permissions: ['EditUsers', 'FullAccess', 'EditStore', 'EditOrders'],
  },
  {
    email: 'users@peakline.example',
    username: 'staff-users',
    role: 'staff: EditUsers',
    permissions: ['EditUsers'],
  },
  {
    email: 'access@peakline.example',
    username: 'staff-access',
    role: 'staff: FullAccess',
    permissions: ['FullAccess'],
  },
  {
    email: 'store@peakline.example',
    username: 'staff-store',
    role: 'staff: EditStore',
    permissions: ['EditStore'],
  },
  {
    email: 'orders@peakline.example',
    username: 'staff-orders',
    role: 'staff: EditOrders',
    permissions: ['EditOrders'],
  },
  {
    email: 'kestrel@peakline.example',
    username: 'kestrel',
    role: 'booster: League of Legends EU, up to Challenger',
    permissions: ['Booster'],
    booster: {
      soloLimit: 3,
      offers: [
        { game: 'league-of-legends', services: all, servers: ['euw', 'eune'], ceiling: challenger },
        {
          game: 'valorant',
          services: all,
          servers: ['eu'],
          ceiling: { tier: 'ascendant', division: 3 },
        },
      ],
    },
  },
  {
    email: 'lumi@peakline.example',
    username: 'lumi',
    role: 'booster: Teamfight Tactics and League of Legends EU, up to Emerald I',
    permissions: ['Booster'],
    booster: {
      offers: [
        {
          game: 'teamfight-tactics',
          services: all,
          servers: served('teamfight-tactics'),
          ceiling: challenger,
        },
        {
          game: 'league-of-legends',
          services: all,
          servers: ['euw'],
          ceiling: { tier: 'emerald', division: 1 },
        },
      ],
    },
  },
  {
    email: 'brisa@peakline.example',
    username: 'brisa',
    role: 'booster: Wild Rift and League of Legends, Latin America',
    permissions: ['Booster'],
    booster: {
      offers: [
        {
          game: 'wild-rift',
          services: all,
          servers: ['latam', 'br', 'na', 'me'],
          ceiling: { tier: 'diamond', division: 1 },
        },
        {
          game: 'league-of-legends',
          services: all,
          servers: ['lan', 'las', 'br'],
          ceiling: { tier: 'diamond', division: 1 },
        },
        {
          game: 'valorant',
          services: all,
          servers: ['br', 'latam'],
          ceiling: { tier: 'diamond', division: 1 },
        },
      ],
    },
  },
  {
    email: 'halcyon@peakline.example',
    username: 'halcyon',
    role: 'booster: duo only, League of Legends EU',
    permissions: ['Booster'],
    booster: {
      duoLimit: 3,
      offers: [
        {
          game: 'league-of-legends',
          services: ['duo-boost'],
          servers: served('league-of-legends'),
          ceiling: { tier: 'diamond', division: 1 },
        },
      ],
    },
  },
  {
    email: 'onyx@peakline.example',
    username: 'onyx',
    role: 'booster: League of Legends NA, one order at a time',
    permissions: ['Booster'],
    booster: {
      soloLimit: 1,
      duoLimit: 1,
      offers: [
        { game: 'league-of-legends', services: all, servers: ['na', 'oce'], ceiling: challenger },
        {
          game: 'valorant',
          services: all,
          servers: ['na', 'ap'],
          ceiling: { tier: 'ascendant', division: 3 },
        },
      ],
    },
  },
  {
    email: 'petrel@peakline.example',
    username: 'petrel',
    role: 'booster: new, League of Legends EU, up to Gold I',
    permissions: ['Booster'],
    booster: {
      soloLimit: 1,
      duoLimit: 0,
      offers: [
        {
          game: 'league-of-legends',
          services: ['elo-boost', 'win-boost'],
          servers: ['euw'],
          ceiling: { tier: 'gold', division: 1 },
        },
      ],
    },
  },
  {
    email: 'mira@peakline.example',
    username: 'mira',
    role: 'customer with orders in every status',
    permissions: [],
    balance: 60_000,
  },
  { email: 'theo@peakline.example', username: 'theo', role: 'customer', permissions: [], balance: 90_000 },
]
