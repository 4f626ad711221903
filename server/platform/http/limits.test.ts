import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import type { Site } from '#server/site/ssr/routes.ts'
import { openServices } from '#server/test/open-app.ts'

const routed: { method: HTTPMethods; url: string }[] = []
const listRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    routed.push(...[method].flat().map((each) => ({ method: each as HTTPMethods, url })))
  })
}
const page = async () => ({ status: 200, html: '<p>page', cacheable: false })
const site: Site = {
  clientDir: 'web/public',
  render: page,
  share: async () => null,
  inlineScriptHashes: [],
  publicPages: [],
  queryOf: () => null,
}

const services = await openServices()
const config = {
  ...services.config,
  rateLimit: true,
  analytics: { kind: 'google' as const, id: 'G-TEST', host: '' },
}
subscribe('fastify.initialization', listRoutes)
const app = await buildApp({ services: { ...services, config }, site })
unsubscribe('fastify.initialization', listRoutes)
afterAll(() => app.close())

let asked = 0
/** Another address each time, so that no limit answers. */
const address = () => `2001:db8:0:${(++asked).toString(16)}::1`

/** Routes that answer without counting, and why they can. */
const uncounted: [expected: RegExp, reason: string][] = [
  [/^\/(healthz|readyz|metrics)$/, 'asked by the operator’s own machines; a few bytes'],
  [/^\/assets\/\*$/, 'a missing file: a few bytes'],
  [
    /^\/([\w-]*sitemap.*\.xml|robots\.txt|llms\.txt|\.well-known\/.*|.*feed.*)$/,
    'kept in memory, compressed once',
  ],
  [/^\/[\w./-]+\.(svg|png|webp|ico|webmanifest|txt|js|woff2|json)$/, 'files of the build'],
  [/^\/(share\/)?\*$/, 'counts what must be rendered itself, in server/site/ssr'],
]

test('every route is inside a limit, or has a reason', async () => {
  const open: string[] = []
  for (const { method, url } of routed) {
    if (method === 'HEAD' || method === 'OPTIONS' || uncounted.some(([path]) => path.test(url))) continue
    const asked = url.replace(/:\w+/g, 'x').replace('*', 'x')
    const { headers } = await app.inject({ method: method as 'GET', url: asked })
    if (!headers['x-ratelimit-limit']) open.push(`${method} ${url}`)
  }
  expect(open).toEqual([])
})

test('no route fails because of a zero byte in its address, which no database stores', async () => {
  const failed: string[] = []
  for (const { method, url } of routed) {
    if (!/:\w+|\*/.test(url) || method === 'HEAD' || method === 'OPTIONS') continue
    const asked = url.replace(/:\w+|\*/g, '%00')
    for (const each of [asked, asked.replace('%00', 'x%00')]) {
      const { statusCode } = await app.inject({
        method: method as 'GET',
        url: each,
        remoteAddress: address(),
      })
      if (statusCode === 500) failed.push(`${method} ${each}`)
    }
  }
  expect(failed).toEqual([])
})

test('the OpenAPI document is written once, compressed, and not sent to who has it', async () => {
  const ask = (headers: object) => app.inject({ url: '/v1/openapi.json', headers: { ...headers } })
  const sent = await ask({ 'accept-encoding': 'br' })
  expect(sent.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
  expect(sent.rawPayload.length).toBeLessThan(500_000)
  expect(JSON.parse(brotliDecompressSync(sent.rawPayload).toString()).openapi).toBe('3.1.0')
  const again = await ask({ 'if-none-match': String(sent.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the page of the documentation gets the same document, and no other is written', async () => {
  const json = await app.inject({ url: '/v1/docs/json' })
  expect([json.statusCode, json.headers.location]).toEqual([302, '/v1/openapi.json'])
  const yaml = await app.inject({ url: '/v1/docs/yaml' })
  expect([yaml.statusCode, yaml.json()]).toEqual([404, { message: 'not_found' }])
})
