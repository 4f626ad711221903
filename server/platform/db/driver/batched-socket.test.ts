import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { batchedSocket } from './batched-socket.ts'

test('what is written at the same moment arrives in one piece and in order, and nothing waits for more', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const socket = batchedSocket().connect((server.address() as { port: number }).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const [peer] = (await once(server, 'connection')) as [Socket]
  if (socket.connecting) await once(socket, 'connect')
  const next = async () => String((await once(peer, 'data'))[0])

  socket.write('begin ')
  socket.write('insert')
  expect(socket.writableCorked).toBe(1)
  expect(await next()).toBe('begin insert')
  expect(socket.writableCorked).toBe(0)
  socket.write('commit')
  expect(await next()).toBe('commit')
})
