import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { permissions } from '#core/permissions.ts'
import { insertCustomer, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'

const { app, services } = await openApp()

/** What a caller could want to set of themselves, of an order or of the machinery (trust A3). */
const privileged =
  `role roles permission permissions isAdmin is_admin admin staff balance credit _id id user_id userId owner owner_id
  customer_id booster_id banned banned_at ban_reason verified verified_at password_hash passwordHash kind demo consented
  created_at updated_at deleted_at session sessionId access_hash refresh_hash price share booster_share fee paid paid_at
  ledger $set`.split(/\s+/)
const inherited = ['__proto__', 'constructor', 'prototype']

const writes = (Object.keys(operations) as OperationName[]).filter((name) => 'body' in contract[name])
const everything = await signIn(
  services,
  (await insertCustomer(services, { permissions: [...permissions] })).id,
)

test(`trust A3: ${privileged.length + inherited.length} privileged names in every write: each is refused, and nothing is stored`, {
  timeout: 60_000,
}, async () => {
  expect(privileged.length + inherited.length).toBeGreaterThanOrEqual(40)
  expect(writes.length).toBeGreaterThan(25)
  const state = () =>
    services.db
      .selectFrom('users')
      .select(['id', 'permissions', 'banned_at', 'verified_at'])
      .orderBy('id')
      .execute()
  const before = await state()
  const wrong: string[] = []
  for (const name of writes) {
    const { body, example }: Endpoint = contract[name]
    if (!body) continue
    const { method, path } = methodAndPath(name)
    for (const field of [...privileged, ...inherited]) {
      const known = { ...Object(example?.body) }
      // A call's own field of that name is no surplus.
      if (field in known && !inherited.includes(field)) continue
      const payload = JSON.stringify(known).replace(
        /^\{/,
        `{${JSON.stringify(field)}:"x"${Object.keys(known).length ? ',' : ''}`,
      )
      const answer = await app.inject({
        method: method as 'POST',
        url: path.replace(/:\w+/g, () => randomUUID()),
        headers: { authorization: `Bearer ${everything}`, 'content-type': 'application/json' },
        payload,
      })
      const { message } = answer.json()
      // Fastify itself refuses to read a prototype.
      const refused = [
        'bad_params',
        'fresh_proof_needed',
        ...(inherited.includes(field) ? ['bad_request'] : []),
      ]
      const ruled = answer.statusCode === 400
      if (!refused.includes(message) && !ruled)
        wrong.push(`${name} with ${field}: ${answer.statusCode} ${message}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await state()).toEqual(before)
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
      const headers = { authorization: `Bearer ${everything}` }
      const answer = await app.inject({ method: 'POST', url, headers, payload: body })
      said.push(`${answer.statusCode} ${answer.json().message}`)
    }
  expect(said).toEqual(Array(50).fill('403 forbidden'))
  expect(await rows()).toEqual(before)
})
