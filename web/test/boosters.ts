import type { Contract } from '#contract/contract.ts'

export type ListedBooster = Contract['listBoosters']['reply']['data']['items'][number]
export type FinishedClimb = NonNullable<ListedBooster['last_climb']>
export type Profile = Contract['getBooster']['reply']['data']
export type Review = Profile['reviews'][number]

/** A completed climb from Silver II to Gold IV, on time. */
export function aClimb(change: Partial<FinishedClimb> = {}): FinishedClimb {
  return {
    booster: 'kestrel',
    game: 'league-of-legends',
    service: 'elo-boost',
    server: 'euw',
    queue: 'solo-duo',
    start: { tier: 'silver', division: 2 },
    target: { tier: 'gold', division: 4 },
    started_at: '2026-11-18T18:00:00.000Z',
    finished_at: '2026-11-20T17:00:00.000Z',
    days: 2,
    promised: { from: 1, to: 3 },
    late_days: 0,
    won: 17,
    lost: 6,
    drawn: 0,
    demo: false,
    ...change,
  }
}

/** A booster with enough completed orders for figures, who is not connected. */
export function aBooster(change: Partial<ListedBooster> = {}): ListedBooster {
  return {
    avatar: null,
    username: 'kestrel',
    languages: [
      { code: 'de', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
    plays: [
      {
        game: 'league-of-legends',
        ceiling: { tier: 'diamond', division: 1 },
        services: ['elo-boost', 'duo-boost'],
        servers: ['euw', 'eune'],
      },
    ],
    finished: 41,
    figures: {
      finished: 41,
      climbs: 39,
      on_time: 39,
      late_days: [1, 2],
      start_seconds: 840,
      starts: 9,
      won: 552,
      recorded: 812,
      disputed: 1,
      reviews: 26,
      rating: 4.81,
      first_at: '2024-03-02T12:00:00.000Z',
    },
    online: false,
    last_active_at: null,
    places: { taken: 1, of: 5 },
    demo: false,
    last_climb: aClimb(),
    ...change,
  }
}

export function aReview(change: Partial<Review> = {}): Review {
  return {
    booster: 'kestrel',
    author: 'mira',
    overall: 5,
    skill: 5,
    speed: 5,
    communication: 4,
    text: 'I could see every game about a minute after it ended.',
    language: 'en',
    reply: null,
    created_at: '2026-11-21T18:00:00.000Z',
    order: {
      game: 'league-of-legends',
      service: 'elo-boost',
      server: 'euw',
      start: { tier: 'silver', division: 2 },
      target: { tier: 'gold', division: 4 },
      days: 2,
    },
    demo: false,
    ...change,
  }
}

/** Everything on a booster's page. */
export function aProfile(change: Partial<Profile['booster']> = {}, rest: Partial<Profile> = {}): Profile {
  const { last_climb, ...listed } = aBooster()
  return {
    booster: {
      ...listed,
      about: 'Mains Ahri, Orianna and Viktor.',
      about_in: 'en',
      free: [{ day: 1, from: 18, to: 22 }],
      time_zone: 'Europe/Berlin',
      taken: [],
      coaching: [],
      reviewed: 26,
      ratings: { stars: [0, 0, 1, 3, 22], skill: 4.9, speed: 4.6, communication: 4.8 },
      ...change,
    },
    climbs: [aClimb()],
    reviews: [aReview()],
    ...rest,
  }
}
