import type { z } from 'zod'
import type { publicReview } from '#contract/boosters.ts'
import { meanRating } from '#core/boosters/reviews.ts'
import type { ServerId } from '#core/games/game.ts'
import type { Place } from '#core/games/ladder.ts'
import { daysTaken } from '#core/people/profiles.ts'
import type { Ratings, ReviewRow } from './review-store.ts'

/** A review as the contract describes it: nothing about who wrote it but the name they chose. */
export function reviewView(row: ReviewRow): z.input<typeof publicReview> {
  const { claimed_at, finished_at, created_at, game, service, server, start, target, ...review } = row
  const placeOf = (place: Place | null) => place && { tier: place.tier, division: place.division }
  return {
    ...review,
    created_at: created_at.toISOString(),
    order: {
      game,
      service,
      server: server as ServerId | null,
      start: target && placeOf(start),
      target: placeOf(target),
      days: daysTaken((claimed_at ?? created_at).getTime(), (finished_at ?? created_at).getTime()),
    },
  }
}

/** A detail has a mean once enough reviews gave it. */
export function ratingsView({ stars, skill, speed, communication }: Ratings) {
  const mean = (given: { sum: number; count: number }) => meanRating(given.sum, given.count)
  return { stars, skill: mean(skill), speed: mean(speed), communication: mean(communication) }
}
