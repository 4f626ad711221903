import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A reverse proxy on this machine that adds the visitor's address, as nginx does; the address of its site. */
export async function proxyTo(target: string): Promise<string> {
  const server = createServer((asked, answer) => {
    const forwarded = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress]
      .filter(Boolean)
      .join(', ')
    const passed = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, headers: { ...asked.headers, 'x-forwarded-for': forwarded }, agent: false },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
