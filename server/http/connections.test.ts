import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openServices } from '../test/open-app.ts'

const services = await openServices()
const config = { ...services.config, rateLimit: true }
const app = await buildApp({ services: { ...services, config } })
let port: number

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Opens a connection, sends something, then a byte each second; returns how long the server keeps it open (ms). */
async function borne(head: string, drip: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const started = performance.now()
  socket.write(head)
  const dripping = drip ? setInterval(() => socket.write(drip), 1_000) : undefined
  await once(socket, 'close')
  clearInterval(dripping)
  return performance.now() - started
}

test('trust W13: silent and slow connections are closed soon, while others are served', {
  timeout: 60_000,
}, async () => {
  const post =
    'POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
  const slow = Promise.all([borne('', ''), borne('GET / HTTP/1.1\r\nx: ', 'y'), borne(post, ' ')])
  let asking = true
  const others = (async () => {
    const times: number[] = []
    while (asking) {
      const started = performance.now()
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      times.push(performance.now() - started)
      await sleep(500)
    }
    return times
  })()
  const [silent, head, body] = await slow
  asking = false
  expect((await others).length).toBeGreaterThan(20)
  expect(silent).toBeLessThan(18_000)
  expect(head).toBeLessThan(18_000)
  expect(body).toBeLessThan(40_000)
})

test('one address can open at most 500 connections, and more once some are closed', async () => {
  const sockets: Socket[] = []
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)))
  const before = await count()
  for (let n = 0; n < 550; n++) await open()
  await expect.poll(count).toBe(500)
  for (const socket of sockets.slice(0, 10)) socket.destroy()
  await expect.poll(count).toBe(490)
  await open()
  await expect.poll(count).toBe(491)
  for (const socket of sockets) socket.destroy()
  await expect.poll(count).toBeLessThanOrEqual(before)
})
