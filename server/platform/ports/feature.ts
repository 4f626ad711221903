import type { FastifyInstance } from 'fastify'
import type { SitemapSource } from '../sitemaps/sitemaps.ts'
import type { Services } from './services.ts'

/** A sweep is a plain use case that finds what is due: it can be repeated, and can run on two servers at once. */
type Run = (services: Services) => Promise<unknown>

/** A job that runs the sweeps of all features in turn: each minute, each hour or each night. */
export type Round = 'minute' | 'hour' | 'night'

/** A part of a round; or, because what speaks to the outside can take long, a job of its own with a schedule of its own. */
export type Sweep = { each: Round; run: Run } | { alone: string; run: Run }

/** The door plate of a feature: what it adds to the server. `server/composed/features.ts` lists them. */
export type Feature = {
  /** Its calls. */
  routes?: readonly ((api: FastifyInstance, services: Services) => unknown)[]
  /** What it does because time passes, by the names that logs and metrics know. */
  sweeps?: Readonly<Record<string, Sweep>>
  /** Deletes the rows that have expired, each hour. */
  deleteExpired?: (services: Services) => Promise<void>
  /** Its pages in the sitemaps, if data decide which exist. */
  inSitemap?: (services: Services) => SitemapSource
}

/** The schedules of sweeps that run alone. */
export const everyMinute = '* * * * *'
export const everyMinutes = (minutes: number) => `*/${minutes} * * * *`
