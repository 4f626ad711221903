import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

type Answer = { headers: string[]; body: Buffer }

const compress = promisify(brotliCompress)

/** A public page as it lies ready to be sent, with the headers that belong to it. */
export class KeptPage {
  readonly #etag: string
  readonly #headers: string[]
  readonly #brotli: Answer
  #gzip: Answer | undefined

  private constructor(etag: string, headers: Readonly<Record<string, string>>, brotli: Buffer) {
    this.#etag = etag
    this.#headers = Object.entries({
      ...headers,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag,
    }).flat()
    this.#brotli = this.#answer(brotli, 'br')
  }

  /**
   * `headers` are those of every page; what depends on the content is added. It is compressed beside the event loop,
   * for that takes longer than the rendering.
   */
  static async of(html: string, headers: Readonly<Record<string, string>>): Promise<KeptPage> {
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`
    const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return new KeptPage(etag, headers, brotli)
  }

  /** Answers a request with the page, or with 304 when its sender has it already. */
  send({ headers }: IncomingMessage, response: ServerResponse): void {
    if (headers['if-none-match'] === this.#etag) {
      response.writeHead(304, this.#headers).end()
      return
    }
    const answer = this.#answerFor(headers['accept-encoding'] ?? '')
    response.writeHead(200, answer.headers).end(answer.body)
  }

  /** Few ask for another encoding than brotli, and the plain text is ten times as large: it is not kept. */
  #answerFor(accepted: string): Answer {
    if (accepted.includes('br')) return this.#brotli
    const html = () => brotliDecompressSync(this.#brotli.body)
    if (!accepted.includes('gzip')) return this.#answer(html())
    this.#gzip ??= this.#answer(gzipSync(html()), 'gzip')
    return this.#gzip
  }

  #answer(body: Buffer, encoding?: string): Answer {
    const headers = [...this.#headers, 'content-length', String(body.length)]
    if (encoding) headers.push('content-encoding', encoding)
    return { headers, body }
  }
}
