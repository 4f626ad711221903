import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { permissions } from '#core/people/permissions.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()

/** What a caller could want to set of themselves, of an order or of the machinery (trust A3). */
const privileged =
  `role roles permission permissions isAdmin is_admin admin staff balance credit _id id user_id userId owner owner_id
  customer_id booster_id banned banned_at ban_reason verified verified_at password_hash passwordHash kind demo consented
  created_at updated_at deleted_at session sessionId access_hash refresh_hash price share booster_share fee paid paid_at
  ledger $set`.split(/\s+/)
const inherited = ['__proto__', 'constructor', 'prototype']

const writes = (Object.keys(operations) as OperationName[]).filter((name) => 'body' in contract[name])
const token = await signIn(services, (await insertCustomer(services, { permissions: [...permissions] })).id)

/** What a path can name. */
const values: Record<string, string> = { ':provider': 'discord', ':state': 'boosting' }
const namedBy = (name: string) => values[name] ?? randomUUID()

/** Every row of every table, as one mark each. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(services.db)
  const marks: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ mark: string | null }>`
      select md5(string_agg(t::text, '' order by t::text)) as mark from ${sql.table(name)} t`.execute(
      services.db,
    )
    marks[name] = rows[0]?.mark ?? 'empty'
  }
  return marks
}

const names = [...privileged, ...inherited]

test(`trust A3: ${names.length} privileged names in every write: each is refused with its code, and nothing is stored`, async () => {
  expect(names.length).toBe(46)
  expect(writes.length).toBeGreaterThan(25)
  // From here on, the server remembers the session.
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await app.inject({ url: '/v1/users/@me', headers })
  const before = await everything()
  const wrong: string[] = []
  for (const name of writes) {
    const { body, example }: Endpoint = contract[name]
    if (!body) continue
    const { method, path } = methodAndPath(name)
    for (const field of names) {
      const known = { ...Object(example?.body) }
      // A call's own field of that name is no surplus.
      if (field in known && !inherited.includes(field)) continue
      const payload = JSON.stringify(known).replace(
        /^\{/,
        `{${JSON.stringify(field)}:"x"${Object.keys(known).length ? ',' : ''}`,
      )
      const answer = await app.inject({
        method: method as 'POST',
        url: path.replace(/:\w+/g, namedBy),
        headers,
        payload,
      })
      const said = `${answer.statusCode} ${answer.json().message}`
      // Fastify itself refuses to read a prototype.
      const wanted = field === '__proto__' ? '400 bad_request' : '400 bad_params'
      if (said !== wanted) wrong.push(`${name} with ${field}: ${said}, not ${wanted}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
})

test('trust A4: 50 foreign users in the body are 50 refusals, and no row changes', async () => {
  const foreign = await Promise.all(Array.from({ length: 25 }, () => insertCustomer(services)))
  const rows = () =>
    services.db.selectFrom('users').select(['id', 'consent', 'gclid']).orderBy('id').execute()
  const before = await rows()
  const said: string[] = []
  for (const { id } of foreign)
    for (const [url, body] of [
      ['/v1/users/consent', { consent: true, user: id }],
      ['/v1/users/gclidCookie', { gclid: 'EAIaIQobChMI9rKJ', user: id }],
    ] as const) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ method: 'POST', url, headers, payload: body })
      said.push(`${answer.statusCode} ${answer.json().message}`)
    }
  expect(said).toEqual(Array(50).fill('403 forbidden'))
  expect(await rows()).toEqual(before)
})
