import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'

const services = await openServices()
const { db, log } = services

const canary = 'canary-3f1c'

/** What is logged when something goes wrong in the database. */
async function loggedOf(failing: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await failing.then(
    () => new Error('nothing went wrong'),
    (thrown: unknown) => thrown,
  )
  services.logged.length = 0
  log.error({ err: error }, 'request failed')
  return JSON.parse(services.logged[0] ?? '').err
}

describe('the log of an unexpected error contains no values (trust W10)', () => {
  const user = { kind: 'customer', email: `${canary}@example.com`, username: canary } as const
  const failures: [what: string, run: () => Promise<unknown>, code: string][] = [
    [
      'a row that breaks a check',
      () =>
        db
          .insertInto('users')
          .values({ ...user, kind: 'guest', password_hash: canary })
          .execute(),
      '23514',
    ],
    [
      'a row that is there already',
      async () => {
        await insertCustomer(services, user)
        await insertCustomer(services, { ...user, username: `${canary}-2` })
      },
      '23505',
    ],
    [
      'a row that refers to nothing',
      () => db.insertInto('order_blocks').values({ order_id: uuid, booster_id: uuid }).execute(),
      '23503',
    ],
    [
      'text that is no id',
      () => db.selectFrom('users').selectAll().where('id', '=', canary).execute(),
      '22P02',
    ],
    ['text that is no number', () => sql`select ${canary}::text::int`.execute(db), '22P02'],
    [
      'a function with its context',
      () => sql`do ${sql.lit(`begin perform '${canary}'::int; end`)}`.execute(db),
      '22P02',
    ],
  ]
  const uuid = 'c0ffee00-0000-4000-8000-00000000c0de'
  test.for(failures)('%s', async ([, run, code]) => {
    const logged = await loggedOf(run())
    expect(logged).toMatchObject({ type: 'DatabaseError', code, severity: 'ERROR' })
    expect(logged.stack).toMatch(/^ {4}at /)
    expect(JSON.stringify(logged)).not.toContain(canary)
    expect(JSON.stringify(logged)).not.toContain(uuid)
  })

  test('a cause, several errors at once, and a value that is not an error', async () => {
    const broken = await db
      .insertInto('users')
      .values({ ...user, kind: 'guest', password_hash: canary })
      .execute()
      .catch((error) => error)
    const logged = await loggedOf(
      Promise.reject(new AggregateError([broken, new Error('second', { cause: broken })], 'both')),
    )
    expect(logged).toMatchObject({
      type: 'AggregateError',
      message: 'both',
      errors: [{ code: '23514' }, { message: 'second', cause: { constraint: 'users_check' } }],
    })
    expect(JSON.stringify(logged)).not.toContain(canary)
    expect(await loggedOf(Promise.reject({ password: canary }))).toEqual({ type: 'object' })
  })

  test('an address that a mail server quotes', async () => {
    const logged = await loggedOf(Promise.reject(new Error(`550 <${canary}@example.com>: no such user`)))
    expect(logged.message).toBe('550 <…@…>: no such user')
  })
})

test('trust S9: the token of a mailed link is cut out of the address of a request and of an error', () => {
  const token = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'
  services.logged.length = 0
  log.info({ req: { method: 'GET', url: `/de/passwort-zuruecksetzen/${token}`, ip: '127.0.0.1' } }, 'asked')
  log.error({ err: new Error(`/confirm/${token} failed`) }, 'failed')
  expect(services.logged.join('')).not.toContain(token)
  expect(JSON.parse(services.logged[0] ?? '').req.url).toBe('/de/passwort-zuruecksetzen/…')
})
