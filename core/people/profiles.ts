import { dayMs, minuteMs } from '#core/base/durations.ts'
import type { GameId } from '#core/games/game.ts'

/** How well a booster speaks a language, best first. */
export const languageLevels = ['native', 'fluent', 'good'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** A language that a booster speaks with customers; `code` is one of the site's. */
export type SpokenLanguage = { code: string; level: LanguageLevel }

/** The length of what boosters write about themselves, in characters. */
export const longestAbout = 400

/** The most boosters that a person can save as favorites. */
export const mostFavorites = 50

/** The name of a booster's figures over all games together. */
export const allGames = 'all'

/** Fewer completed orders say too little about a booster, so no figure is shown before (look, 31-boosters). */
export const enoughOrders = 3

/** Fewer orders of the whole shop say too little about it (look, 30-home). */
export const enoughShopOrders = 20

/** The days whose orders count for how fast orders start. */
export const startWindowMs = 90 * dayMs
/** The days whose orders count for what the home page says about the shop. */
export const shopWindowMs = 30 * dayMs

/** How often the connected boosters are counted, for how long that is shown, and when it is deleted. */
export const sampleMs = 5 * minuteMs
export const samplesShownMs = dayMs
export const samplesKeptMs = 2 * dayMs

/** The bars of the start times: minutes of each, and their number; the last one has everything longer. */
export const startBar = { minutes: 5, count: 12 } as const

/** The game's ranked games end with a place from 1 to 8, so a share of games won says nothing about them. */
export const gamesWithPlaces: readonly GameId[] = ['teamfight-tactics']

/**
 * Whole days that an order took from its start to its result, at least one; both in milliseconds since the epoch. A
 * day that has begun counts, as in the promise, whose end is rounded up.
 */
export function daysTaken(startedAt: number, finishedAt: number): number {
  return Math.max(1, Math.ceil((finishedAt - startedAt) / dayMs))
}

/** By how many days an order was late; 0 is on time. `promised` is the longest of the days promised with its price. */
export function daysLate(taken: number, promised: number): number {
  return Math.max(0, taken - promised)
}
