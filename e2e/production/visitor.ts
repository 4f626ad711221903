import { randomUUID } from 'node:crypto'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { solveCaptcha } from '#server/test/solve-challenge.ts'

type Headers = Record<string, string>
export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }
type Asked = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  /** A file, as multipart form data. */
  file?: Buffer
  /** The same key repeats the same call. */
  key?: string
}

/** Everybody's. */
export const visitorPassword = 'a quiet ridge at dawn'

let lastNetwork = 0

/** A browser with its cookies, at an address of its own, as limits count it. */
export class Visitor {
  readonly #publicUrl: string
  readonly #cookies = new Map<string, string>()
  // nginx's `ip_hash` looks at the first three numbers.
  readonly #localAddress = `127.0.${++lastNetwork}.1`
  #app: TOTP | undefined

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
  }

  page(path: string, headers: Headers = {}): Promise<Reply> {
    return this.#send('GET', path, { accept: 'text/html', ...headers })
  }

  /** A page that must be there. */
  async goodPage(path: string, headers: Headers = {}): Promise<string> {
    const reply = await this.#patiently(() => this.page(path, headers))
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}`)
    return reply.body.toString()
  }

  /** A busy server asks to come again. */
  async #patiently(send: () => Promise<Reply>): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const reply = await send()
      if (reply.status !== 503 || tries === 20) return reply
      await sleep(500)
    }
  }

  /** Makes a call of the API and returns its data. @throws with the code of a refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: the journey reads what it needs, as someone with curl does.
  async call(name: OperationName, asked: Asked = {}): Promise<any> {
    const key = randomUUID()
    const ask = () => this.#patiently(() => this.ask(name, { key, ...asked }))
    let reply = await ask()
    if (reply.body.includes('fresh_proof_needed')) {
      await this.#prove()
      reply = await ask()
    }
    const text = reply.body.toString()
    if (reply.status !== 200) throw new Error(`${name} was answered ${reply.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text).data
  }

  ask(name: OperationName, { params = {}, query = {}, body, file, key = randomUUID() }: Asked = {}) {
    const { method, path } = methodAndPath(name)
    const filled = path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(String(params[param])))
    const search = new URLSearchParams(Object.entries(query).map(([each, value]) => [each, String(value)]))
    const access = this.#cookies.get('__Host-access_token')
    const headers = {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      ...(access && { authorization: `Bearer ${access}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    }
    const content = body ? JSON.stringify(body) : file && multipart(file)
    return this.#send(method, `${filled}?${search}`, headers, content)
  }

  async captcha(): Promise<string> {
    return solveCaptcha(await this.call('getCaptchaChallenge'))
  }

  /** Sets up an authenticator app. */
  async setUpApp(): Promise<void> {
    const { secret } = await this.call('startApp')
    this.#app = new TOTP({ secret: Secret.fromBase32(secret) })
    await this.call('confirmApp', { body: { code: this.#app.generate() } })
  }

  /** By the app, whose code works once, so that the next one is waited for; or else by the password. */
  async #prove(): Promise<void> {
    if (!this.#app) return this.call('prove', { body: { password: visitorPassword } })
    for (;;) {
      const reply = await this.ask('prove', { body: { code: this.#app.generate() } })
      if (reply.status === 200) return
      if (!reply.body.includes('code_wrong')) throw new Error(`prove was answered ${reply.body}`)
      await sleep(1_000)
    }
  }

  /** What the page's script shows to the realtime connection. */
  get accessToken(): string {
    return this.#cookies.get('__Host-access_token') ?? ''
  }

  /** Forgets the access token, as a browser does after an hour: the next call needs the refresh token. */
  async refresh(): Promise<void> {
    this.#cookies.delete('__Host-access_token')
    await this.call('refresh')
  }

  #send(method: string, path: string, headers: Headers, content?: string | Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const options = {
        method,
        agent: false,
        family: 4,
        localAddress: this.#localAddress,
        headers: {
          ...headers,
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
        },
        signal: AbortSignal.timeout(20_000),
      }
      const asked = request(new URL(path, this.#publicUrl), options, (reply) => {
        for (const line of reply.headers['set-cookie'] ?? []) this.#store(line)
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
        )
      })
      asked.on('error', reject)
      asked.end(content)
    })
  }

  #store(line: string): void {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    if (value) this.#cookies.set(name, value)
    else this.#cookies.delete(name)
  }
}

const boundary = 'peakline-boundary'

function multipart(file: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rank.png"\r\ncontent-type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
