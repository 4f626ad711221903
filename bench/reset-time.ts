import { openDatabase } from '#server/platform/db/pool.ts'
import { solveCaptcha } from '#server/test/solve-challenge.ts'
import { bench } from './measuring/bench.ts'

const people = 300

/** What someone learns from the time in which a forgotten password is answered: whether there is an account (trust S10). */
await bench(async ({ database, product, figure }) => {
  const { url: databaseUrl } = await database()
  const { url } = await product({ TRUSTED_PROXIES: '1' })
  const db = openDatabase(databaseUrl, { connections: 1 })
  const rows = Array.from({ length: people }, (_, n) => ({
    kind: 'customer' as const,
    email: `known-${n}@example.com`,
    username: `known-${n}`,
    password_hash: 'nobody signs in here',
  }))
  await db.insertInto('users').values(rows).execute()
  await db.destroy()

  const known: number[] = []
  const unknown: number[] = []
  const answers = new Set<string>()
  const kinds = [
    ['known', known],
    ['unknown', unknown],
  ] as const
  for (let n = 0; n < people; n++)
    // Each goes first as often as the other.
    for (const [kind, times] of n % 2 ? kinds : kinds.toReversed()) {
      const captchaResponse = await solved(url)
      const body = JSON.stringify({ email: `${kind}-${n}@example.com`, captchaResponse })
      const started = performance.now()
      const answer = await fetch(`${url}/v1/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const text = await answer.text()
      times.push(performance.now() - started)
      answers.add(`${answer.status} ${text}`)
    }
  figure({
    what: 'different answers to known and unknown addresses',
    value: answers.size,
    unit: '',
    goal: 1,
    bound: 'at most',
  })
  figure({
    what: `median, known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms`,
    value: Math.abs(median(known) / median(unknown) - 1) * 100,
    unit: ' %',
    goal: 5,
    bound: 'at most',
  })
})

async function solved(url: string): Promise<string> {
  const { data } = await (await fetch(`${url}/v1/captcha/challenge?level=1`)).json()
  return solveCaptcha(data)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
