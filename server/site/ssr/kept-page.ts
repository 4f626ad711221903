import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { Turns } from '#server/platform/process/turns.ts'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]
type Answer = { headers: string[]; body: Buffer }

const compress = promisify(brotliCompress)
/** Each uses one of the few threads that files and passwords share, so one at a time. */
const compressions = new Turns(1, 1_000)
/**
 * A window of 256 KB covers a whole page: the usual one of 4 MB compresses no better and takes ten times the memory.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** A public page, ready to be sent, with its headers. */
export class KeptPage {
  readonly #etag: string
  readonly #headers: string[]
  readonly #brotli: Answer
  #gzip: Answer | undefined

  private constructor(etag: string, headers: Readonly<Record<string, string>>, brotli: Buffer) {
    this.#etag = etag
    this.#headers = Object.entries({
      vary: 'accept-encoding',
      ...headers,
      'cache-control': 'public, max-age=0, must-revalidate',
      etag,
    }).flat()
    this.#brotli = this.#answer(brotli, 'br')
  }

  /**
   * `headers` are those of every page; those that depend on the content are added. Compression runs off the event
   * loop, because it takes longer than the rendering.
   */
  static async of(html: string, headers: Readonly<Record<string, string>>): Promise<KeptPage> {
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`
    const brotli = await compressions.take(() => compress(html, { params }))
    return new KeptPage(etag, headers, brotli)
  }

  /** Its size in memory. */
  get bytes(): number {
    return this.#brotli.body.length + (this.#gzip?.body.length ?? 0) + 2 * this.#headers.join('').length
  }

  /** Whether the answer is ready. Otherwise it is unpacked for this request, which costs about as much as a rendering. */
  isReadyFor(request: Pick<IncomingMessage, 'headers'>): boolean {
    return this.#isKnownTo(request) || encodingFor(request) !== 'identity'
  }

  /** Answers a request with the page, or with 304 if the client already has it. */
  send(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isKnownTo(request)) {
      response.writeHead(304, this.#headers).end()
      return
    }
    const answer = this.#answerIn(encodingFor(request))
    response.writeHead(200, answer.headers).end(answer.body)
  }

  /** Also under the weak tag that a proxy makes of ours, or among others (RFC 9110, 13.1.2). */
  #isKnownTo({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return headers['if-none-match'] !== undefined && fresh(headers, { etag: this.#etag })
  }

  /** Few clients ask for another encoding than brotli, and plain text is ten times as large, so it is not kept. */
  #answerIn(encoding: Encoding): Answer {
    if (encoding === 'br') return this.#brotli
    const html = () => brotliDecompressSync(this.#brotli.body)
    if (encoding === 'identity') return this.#answer(html())
    this.#gzip ??= this.#answer(gzipSync(html()), 'gzip')
    return this.#gzip
  }

  #answer(body: Buffer, encoding?: string): Answer {
    const headers = [...this.#headers, 'content-length', String(body.length)]
    if (encoding) headers.push('content-encoding', encoding)
    return { headers, body }
  }
}

/** The smallest encoding that a client takes (RFC 9110, 12.5.3); plain text is sent to one that refuses all. */
function encodingFor(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const taken = new Negotiator(request).encodings([...encodings])
  return encodings.find((each) => taken.includes(each)) ?? 'identity'
}
