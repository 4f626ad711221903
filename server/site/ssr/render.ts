import type { Contract } from '#contract/contract.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Site } from '#contract/site.ts'
import type { Subject } from '#core/people/permissions.ts'
import type { Locale } from '#i18n/locales.ts'

type Input<N extends OperationName> = {
  [K in 'params' | 'query' | 'body' as Contract[N][K] extends undefined ? never : K]?: Contract[N][K]
}

/** The typed client that a page's loader uses, on both sides. */
export type ServerCall = <N extends OperationName>(name: N, input?: Input<N>) => Promise<Contract[N]['reply']>

export type RenderRequest = {
  /** Path and query. */
  url: string
  locale: Locale
  /** The caller and their client; requested on guarded pages only, so that public ones contain nothing personal. */
  session: () => Promise<{ subject: Subject; call: ServerCall }>
  /** The client of a visitor. */
  call: ServerCall
  site: Site
  /** The reader's time zone, on a page that is theirs alone; null if it is not known. */
  timeZone?: string | null
  /** Requests the error screen instead of the page. */
  refusal?: { status: number; code: ErrorCode }
}

export type Rendered = {
  status: number
  html: string
  /** The page has moved there. */
  location?: string
  /** The error, if the page is the error screen; to be logged. */
  error?: unknown
  /** Contains nothing personal, so one rendering serves everyone. */
  cacheable: boolean
  /** The address contains a secret, which no other page may learn. */
  secret?: boolean
  /** The tags of its content, which can change before the page is old. */
  tags?: readonly string[]
  /** For responses other than HTML. */
  type?: string
}

/** main.ts passes it to the server, which never imports the front end. */
export type Render = (request: RenderRequest) => Promise<Rendered>

/** The SVG of a public page's share picture; null for an address without one. */
export type Share = (request: RenderRequest) => Promise<string | null>
