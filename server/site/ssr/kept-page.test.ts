import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPage } from './kept-page.ts'

const html = '<h1>A climb</h1>'.repeat(100)
const page = await KeptPage.of(html, {})

/** What the page answers to a request with these headers. */
function answerTo(headers: Record<string, string>) {
  let [status, sent, body] = [0, [] as string[], Buffer.alloc(0)]
  const response = {
    writeHead(code: number, list: string[]) {
      ;[status, sent] = [code, list]
      return response
    },
    end(content = Buffer.alloc(0)) {
      body = content
    },
  }
  page.send({ headers } as unknown as IncomingMessage, response as unknown as ServerResponse)
  const header = (name: string) => sent[sent.indexOf(name) + 1]
  return {
    status,
    body,
    encoding: sent.includes('content-encoding') ? header('content-encoding') : null,
    etag: header('etag') ?? '',
  }
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['gzip;q=0.5, identity', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['zebra, brotli', null],
  ['', null],
])('a client that accepts “%s” gets %s', (accepted, encoding) => {
  const answer = answerTo({ 'accept-encoding': accepted })
  expect([answer.status, answer.encoding]).toEqual([200, encoding])
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body)
  expect(read(answer.body).toString()).toBe(html)
  expect(page.isReadyFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding !== null)
})

test('a client that has the page gets 304, also through a proxy that made the tag weak, and with several', () => {
  const { etag } = answerTo({})
  for (const known of [etag, `W/${etag}`, `"old", ${etag}`, `"old", W/${etag}`, '*']) {
    const answer = answerTo({ 'if-none-match': known, 'accept-encoding': 'br' })
    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0])
  }
  for (const known of ['"old"', etag.replaceAll('"', ''), '']) {
    expect(answerTo({ 'if-none-match': known, 'accept-encoding': 'br' }).status).toBe(200)
  }
})
