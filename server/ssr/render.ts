import type { Contract } from '#contract/contract.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Subject } from '#core/permissions.ts'
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
  /** Who asks and their client; asked for on guarded pages only, so that public ones hold nothing personal. */
  session: () => Promise<{ subject: Subject; call: ServerCall }>
  /** The client of a visitor. */
  call: ServerCall
  site: { name: string; publicUrl: string }
  /** Asks for the error screen in place of the page. */
  refusal?: { status: number; code: ErrorCode }
}

export type Rendered = {
  status: number
  html: string
  /** What broke, where the page is the error screen; to be logged. */
  error?: unknown
  /** Holds nothing personal: one rendering serves everyone. */
  cacheable: boolean
  /** What it shows that may change before it is old. */
  tags?: readonly string[]
  /** Of what is no HTML. */
  type?: string
}

/** Handed to the server by main.ts: the server never imports the front end. */
export type Render = (request: RenderRequest) => Promise<Rendered>
