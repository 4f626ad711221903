import type { Coach } from '#web/shop/coaching/coach-types.ts'

/** A coach for Valorant; arguments override the defaults. */
export const aCoach = (username: string, rest: Partial<Coach> = {}): Coach => ({
  coach_id: `${username}-id`,
  username,
  game: 'valorant',
  rank: { tier: 'diamond', division: 3 },
  hourly: 2_400,
  languages: ['en', 'de'],
  teaches: 'Crosshair placement and calm rounds.',
  teaches_in: 'en',
  free: [{ day: 1, from: 18, to: 22 }],
  time_zone: 'Europe/Berlin',
  bookable: false,
  currency: 'EUR',
  completed: 0,
  boosts: 0,
  reviews: 0,
  rating: null,
  demo: false,
  ...rest,
})
