import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** The site as it is after a deployment: what a test says about some files, and the journeys' server for the rest. */
export type Deployed = {
  origin: string
  /** What the site serves at a path from now on. */
  serve: (path: string, type: string, body: string) => void
  stop: () => Promise<void>
}

export async function deployed(site: string): Promise<Deployed> {
  const own = new Map<string, { type: string; body: string }>()
  const proxy = createServer((asked, answer) => {
    const file = own.get(new URL(asked.url ?? '/', site).pathname)
    if (file) {
      answer.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body)
      return
    }
    const { host: _, ...headers } = asked.headers
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    // A page that is left breaks off its requests.
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const upgraded = new Set<Duplex>()
  // Without it, each tab would keep a request open, and a browser has six for a site.
  proxy.on('upgrade', ({ method, url, rawHeaders }, browser, head) => {
    upgraded.add(browser.on('close', () => upgraded.delete(browser)))
    const server = connect(Number(new URL(site).port), 'localhost', () => {
      const lines = rawHeaders.map((part, index) => (index % 2 === 0 ? `\r\n${part}: ` : part))
      server.write(`${method} ${url} HTTP/1.1${lines.join('')}\r\n\r\n`)
      server.write(head)
      server.pipe(browser).pipe(server)
    })
    for (const [one, other] of [
      [server, browser],
      [browser, server],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((listening) => proxy.listen(0, 'localhost', listening))
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    serve: (path, type, body) => own.set(path, { type, body }),
    stop: () =>
      new Promise((done) => {
        proxy.close(() => done())
        proxy.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }),
  }
}
