import { demoPassword } from '#db/demo-people.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { bench } from './measuring/bench.ts'

const people = 1_000
const guesses = 10_000

/**
 * What someone learns who signs in with addresses and passwords of others: whether an account exists, by the time of the
 * answer (trust S10), and how many guesses at one account reach its password (trust S11, S15).
 */
await bench(async ({ database, product, figure }) => {
  const { url: databaseUrl } = await database()
  const { url } = await product({ TRUSTED_PROXIES: '1' })
  await insertPeople(databaseUrl)

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
      const started = performance.now()
      const answer = await guess(url, `${kind}-${n}@example.com`, randomAddress())
      times.push(performance.now() - started)
      answers.add(answer)
    }
  figure({
    what: 'different answers to known and unknown addresses',
    value: answers.size,
    unit: '',
    goal: 1,
    bound: 'at most',
  })
  const difference = Math.abs(median(known) / median(unknown) - 1) * 100
  figure({
    what: `median, known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms`,
    value: difference,
    unit: ' %',
    goal: 5,
    bound: 'at most',
  })

  for (const [victim, what, addresses] of [
    ['mira', 'one address', 1],
    ['theo', '500 addresses', 500],
  ] as const) {
    const owner = await signIn(url, victim)
    const from = Array.from({ length: addresses }, randomAddress)
    let reached = 0
    for (let start = 0; start < guesses; start += 50) {
      const batch = Array.from({ length: 50 }, (_, n) =>
        guess(url, `${victim}@peakline.example`, from[(start + n) % addresses] ?? ''),
      )
      for (const answer of await Promise.all(batch)) if (answer.includes('invalid_credentials')) reached++
    }
    figure({
      what: `of ${guesses} guesses from ${what} reach the password`,
      value: reached,
      unit: '',
      goal: 100,
      bound: 'at most',
    })
    const answer = await signIn(url, victim, owner.device)
    figure({
      what: `the owner signs in afterwards, from ${what}`,
      value: answer.status,
      unit: '',
      goal: 200,
      bound: 'at most',
    })
  }
})

async function insertPeople(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1 })
  const password_hash = await hashPassword('a password that nobody guesses')
  const rows = Array.from({ length: people }, (_, n) => ({
    kind: 'customer' as const,
    email: `known-${n}@example.com`,
    username: `known-${n}`,
    password_hash,
  }))
  await db.insertInto('users').values(rows).execute()
  await db.destroy()
}

/** Status and body of a sign-in with a wrong password. */
async function guess(url: string, email: string, from: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: 'not this one' }),
  })
  return `${answer.status} ${await answer.text()}`
}

/** The owner's sign-in, and the mark that their browser keeps. */
async function signIn(url: string, name: string, device = '') {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), cookie: device },
    body: JSON.stringify({ email: `${name}@peakline.example`, password: demoPassword }),
  })
  await answer.text()
  const mark = answer.headers.getSetCookie().find((cookie) => cookie.includes('known_device'))
  return { status: answer.status, device: mark?.split(';')[0] ?? device }
}

function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
