import type { ComponentType } from 'react'
import type { Site } from '#contract/site.ts'
import type { Subject } from '#core/people/permissions.ts'
import type { Formats } from '#i18n/format.ts'
import type { Addresses } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translate.ts'
import type { CallApi } from '../session/call.ts'
import type { LoadedTexts } from '../texts/texts.ts'
import type { RouteEntry } from './route-entry.ts'

/** What a page's loader works with; the same on the server and in the browser. */
export type LoaderContext = {
  call: CallApi
  locale: Locale
  t: Translate
  /** The page of the route table: some modules serve several. */
  pattern: RoutePattern
  params: Record<string, string>
  url: URL
  subject: Subject
}

export type MetaContext<Data> = {
  data: Data
  t: Translate
  format: Formats
  locale: Locale
  pattern: RoutePattern
  params: Record<string, string>
  site: Site
}

/** What a page says of itself to search engines and to those who share it. */
export type Meta = {
  title: string
  description: string
  type?: 'website' | 'article' | 'profile'
  /** The path of the feed that continues the page. */
  feed?: string
  /** Not worth indexing, such as search results. */
  hidden?: boolean
}

/**
 * Data of a page whose path parameters differ between languages, such as a post's slug. The head's alternates and the
 * language switch read them from there; without `addresses`, a page has the same parameters in all nine languages.
 */
export type Addressed = { addresses?: Addresses }

/** The exports of a page's module. */
export type PageModule<Data = unknown> = {
  Page: ComponentType<{ data: Data }>
  loader?: (context: LoaderContext) => Promise<Data>
  meta: (context: MetaContext<Data>) => Meta
}

/**
 * What the route of a page has loaded. `readAt` is when loading began, in milliseconds of `performance.now()`;
 * missing for data that came with the document. `keptAt` is when this browser kept them, if nothing answers now.
 */
export type PageData = { data: unknown; readAt?: number; keptAt?: Date }

/** What a route's loader returns: the page's data, or why there is none. */
export type Loaded =
  | { kind: 'page'; data: unknown }
  | { kind: 'refused'; refusal: 'unauthorized' | 'forbidden' | 'account_banned' | 'second_factor_required' }
  /** `inside`: an unknown address of the dashboard, for a signed-in person. */
  | { kind: 'missing'; inside?: boolean }
  /** The shop has no prices yet. */
  | { kind: 'closed' }
  | { kind: 'failed'; status: number; code: string }

/** The HTTP status of a response. */
export function statusOf(loaded: Loaded): number {
  if (loaded.kind === 'page') return 200
  if (loaded.kind === 'missing') return 404
  if (loaded.kind === 'closed') return 503
  if (loaded.kind === 'failed') return loaded.status
  return loaded.refusal === 'unauthorized' ? 401 : 403
}

/** What a rendered page contains for the browser to continue with. */
export type HydrationState = {
  locale: Locale
  site: Site
  build: string
  /** The zone in which the page's times were rendered, if the server knew the reader's. */
  timeZone?: string
  /** The address of the script with the page's module; null for a failure, and in development. */
  module: string | null
  texts: LoadedTexts
  /** The page at the address; null if there is none. */
  entry: RouteEntry | null
  loaded: Loaded
}
