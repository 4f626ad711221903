import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { pathIn } from '#i18n/href.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { routePatterns } from '#i18n/paths.ts'
import { bench } from './measuring/bench.ts'
import { attack, bystanders, p99, type Wish } from './measuring/crowd.ts'

/**
 * Every public call, and one address of each kind of public page, is called on 8 connections of one address while eight
 * people elsewhere read calmly: `npm run bench -- crowd [seconds for each] [part of a name]`. English pages are asked for
 * unpacked, Arabic ones packed. Goal: theirs take at most three times as
 * long as when they are alone (99th percentile), and none is refused.
 */
const seconds = Number(process.argv[2] ?? 10)
const connections = 8
const mostTimes = 3
const part = process.argv[3] ?? ''

const others = Array.from({ length: 8 }, (_, n) => `127.0.0.${10 + n}`)
const attacker = '127.0.0.66'

const known: Readonly<Record<string, string>> = { username: 'kestrel', provider: 'discord', locale: 'en' }
const filled = (name: string) => known[name] ?? '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'

const calls = Object.entries<Endpoint>(contract)
  .filter(([, { guard }]) => guard === 'public')
  .map(([name, { example, query }]) => {
    const { method, path } = methodAndPath(name as OperationName)
    const body = example?.body === undefined ? {} : { body: JSON.stringify(example.body) }
    const url = path.replace(/:(\w+)/g, (_, param) => filled(param)) + (query ? '?page=1' : '')
    return { what: name, wish: { method, url, ...body } }
  })
const pages = (['en', 'ar'] as const).flatMap((locale) =>
  routePatterns
    .filter((pattern) => pageGuard(pattern) === 'public')
    .map((pattern) => {
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const url = pathIn(pattern, locale, Object.fromEntries(names.map((name) => [name, filled(name)])))
      const encoding = locale === 'ar' ? { encoding: 'br' } : {}
      return { what: `${locale} ${pattern}`, wish: { method: 'GET', url, ...encoding } }
    }),
)

await bench(
  async ({ product, figure }) => {
    const { url } = await product({ RATE_LIMIT: '1' })
    const at = (wish: Wish): Wish => ({ ...wish, url: url + wish.url })
    const read = ['/', '/v1/prices', '/ar', '/v1/storefront', '/league-of-legends/elo-boost', '/blog']
    const crowd = bystanders(
      read.map((path) => at({ method: 'GET', url: path, encoding: 'br' })),
      others,
    )
    // The server renders its first pages, and its code gets warm.
    await sleep(15_000)
    crowd.take()
    await sleep(Math.max(seconds, 10) * 1_000)
    const alone = crowd.take()
    const base = p99(alone)
    console.log(
      `alone: p99 ${base.toFixed(1)} ms of ${alone.times.length} requests, ${alone.refused.length} refused\n`,
    )
    console.log('answered/s  others p99  times  refused')
    let [worst, refused] = [0, alone.refused.length]
    for (const { what, wish } of [...calls, ...pages].filter((each) => each.what.includes(part))) {
      const answered = await attack({ wish: at(wish), address: attacker, connections, seconds })
      const seen = crowd.take()
      const times = p99(seen) / base
      worst = Math.max(worst, times)
      refused += seen.refused.length
      const columns = [
        answered.toFixed(0),
        `${p99(seen).toFixed(0)} ms`,
        times.toFixed(1),
        String(seen.refused.length),
      ]
      const isBad = times > mostTimes || seen.refused.length > 0
      console.log(
        `${columns.map((each) => each.padStart(9)).join('  ')}  ${what}${isBad ? `  MISSED ${[...new Set(seen.refused)].join(' ')}` : ''}`,
      )
    }
    await crowd.stop()
    figure({
      what: 'p99 of others, compared with alone',
      value: worst,
      unit: ' times',
      goal: mostTimes,
      bound: 'at most',
    })
    figure({
      what: 'requests of others that were refused',
      value: refused,
      unit: '',
      goal: 0,
      bound: 'at most',
    })
  },
  { recorded: false },
)
