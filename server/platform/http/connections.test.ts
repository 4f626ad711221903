import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { openServices } from '#server/test/open-app.ts'
import { patience } from './connections.ts'

const services = await openServices()
const { requestTimeout, http } = patience

/** A server that listens, and waits for a fraction of the product's time. */
async function listening({ fraction = 1 } = {}) {
  const config = { ...services.config, rateLimit: true }
  const app = await buildApp({ services: { ...services, config } })
  onTestFinished(() => app.close())
  const { server } = app
  expect(server).toMatchObject({ requestTimeout, ...http })
  // Node reads these when it begins to listen.
  for (const [name, ms] of Object.entries({ requestTimeout, ...http }))
    Object.assign(server, { [name]: ms * fraction })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { server, port: (server.address() as AddressInfo).port }
}

test('trust W13: a header must arrive within ten seconds and a request within thirty, checked every five', () => {
  expect(patience).toEqual({
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  })
})

test('trust W13: silent and slow connections are closed, while others are served', async () => {
  const fraction = 1 / 20
  const { port } = await listening({ fraction })
  /** Sends something, then a byte at a time until the server closes the connection; returns its answer. */
  const borne = async (head: string, drip: string) => {
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((done) => socket.once('close', done))
    // A byte that is under way when the server closes is answered by a reset.
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.write(head)
    const dripping = drip ? setInterval(() => socket.write(drip), 1_000 * fraction) : undefined
    await closed
    clearInterval(dripping)
    return answer.split('\r\n')[0]
  }
  const post =
    'POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
  let asking = true
  const slow = Promise.all([borne('', ''), borne('GET / HTTP/1.1\r\nx: ', 'y'), borne(post, ' ')]).finally(
    () => {
      asking = false
    },
  )
  let served = 0
  while (asking) {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    served++
  }
  expect(await slow).toEqual(Array(3).fill('HTTP/1.1 408 Request Timeout'))
  expect(served).toBeGreaterThan(10)
})

test('one address can open at most 500 connections, and more once some are closed', async () => {
  const { server, port } = await listening()
  const sockets: Socket[] = []
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  const count = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)))
  for (let n = 0; n < 550; n++) await open()
  await expect.poll(count).toBe(500)
  for (const socket of sockets.slice(0, 10)) socket.destroy()
  await expect.poll(count).toBe(490)
  await open()
  await expect.poll(count).toBe(491)
  for (const socket of sockets) socket.destroy()
  await expect.poll(count).toBe(0)
})
