// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCall } from './call.ts'

let answer: (asked: IncomingMessage, reply: ServerResponse) => unknown
const server = createServer((asked, reply) => {
  // The test's page is of another origin than its server.
  reply.setHeader('access-control-allow-origin', '*')
  reply.setHeader('access-control-allow-headers', 'authorization, idempotency-key')
  if (asked.method === 'OPTIONS') reply.end()
  else void answer(asked, reply)
}).listen(0, '127.0.0.1')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let told: number[]
let tokens: (string | undefined)[]
beforeEach(() => {
  told = []
  tokens = []
})

const json = (reply: ServerResponse, body: object, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function upload(signal?: AbortSignal) {
  const { port } = server.address() as AddressInfo
  let token = 'old'
  const call = createCall(`http://127.0.0.1:${port}`, {
    access: () => token,
    refresh: async () => {
      token = 'new'
      return true
    },
  })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(300_000)], 'rank.png', { type: 'image/png' }))
  return call('uploadProof', {
    params: { order_id: 'an-order' },
    form,
    onProgress: (part) => told.push(part),
    ...(signal && { signal }),
  })
}

test('a form is sent whole, tells how far it is, and once more with a new token', async () => {
  answer = async (asked, reply) => {
    tokens.push(asked.headers.authorization)
    const body = await text(asked)
    if (tokens.length === 1) return json(reply, { message: 'token_expired' }, 401)
    json(reply, { data: { file_id: `${asked.url} ${body.length > 300_000}` } })
  }
  expect((await upload()).data.file_id).toBe('/v1/orders/an-order/proofs true')
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
  expect(told.at(-1)).toBe(1)
})

test('a refusal has its code, and a connection that breaks is a call without an answer', async () => {
  answer = async (asked, reply) => {
    await text(asked)
    json(reply, { message: 'bad_file_extension' }, 415)
  }
  await expect(upload()).rejects.toMatchObject({ status: 415, code: 'bad_file_extension' })
  answer = (asked) => asked.socket.destroy()
  await expect(upload()).rejects.toMatchObject({ name: 'CallError', status: 0 })
})

test('an upload can be stopped, before it begins and on its way', async () => {
  let asks = 0
  const stop = new AbortController()
  answer = () => {
    asks++
    stop.abort()
  }
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(asks).toBe(0)
  await expect(upload(stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(asks).toBe(1)
})
