import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
let client: Client

/** A database from before the migration, with a customer and two guests. */
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client(database.ownerUrl)
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  const names = (await readdir('db/migrations')).sort()
  const run = async (name: string) => client.query(await readFile(`db/migrations/${name}`, 'utf8'))
  for (const name of names.filter((each) => each < '0010')) await run(name)
  await client.query(`
    insert into users (kind, email, username) values
      ('guest', 'john.smith1985@example.com', 'john.smith1985'),
      ('guest', 'mira@example.com', 'mira'),
      ('customer', 'mira2@example.com', 'Mira');
    insert into sign_in_failures values ('account:mira2@example.com', 3, now())`)
  await run(names.find((each) => each.startsWith('0010')) ?? '')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const userOf = async (email: string) =>
  (await client.query('select * from users where email = $1', [email])).rows[0]

test('guests get distinct numbers as names, and customers keep their names', async () => {
  const guests = [await userOf('john.smith1985@example.com'), await userOf('mira@example.com')]
  for (const { username } of guests) expect(username).toMatch(/^Guest 2\d{4}$/)
  expect(guests[0].username).not.toBe(guests[1].username)
  expect(await userOf('mira2@example.com')).toMatchObject({ username: 'Mira', verified_at: null })
  const { rows } = await client.query('select subject, failures, since from sign_in_failures')
  expect(rows).toEqual([{ subject: 'account:mira2@example.com', failures: 3, since: expect.any(Date) }])
})

test('a guest who becomes a customer needs a chosen name', async () => {
  const become = (name: string) =>
    client.query(`update users set kind = 'customer', username = $1, verified_at = now() where email = $2`, [
      name,
      'john.smith1985@example.com',
    ])
  const { id, username } = await userOf('john.smith1985@example.com')
  await expect(become(username)).rejects.toThrow('users_check1')
  await expect(become('mira')).rejects.toThrow('users_username')
  await become('john')
  expect(await userOf('john.smith1985@example.com')).toMatchObject({ id, kind: 'customer' })
})

test('a provider’s account belongs to one person, and a person has one account per provider', async () => {
  const [{ id: mira }, { id: john }] = [
    await userOf('mira2@example.com'),
    await userOf('john.smith1985@example.com'),
  ]
  const link = (provider: string, subject: string, user: string) =>
    client.query('insert into identities (provider, subject, user_id) values ($1, $2, $3)', [
      provider,
      subject,
      user,
    ])
  await link('discord', '80351110224678912', mira)
  await link('google', '80351110224678912', john)
  await expect(link('discord', '80351110224678912', john)).rejects.toThrow('identities_pkey')
  await expect(link('discord', '1', mira)).rejects.toThrow('identities_user_id_provider_key')
  for (const [provider, subject] of [
    ['myspace', '1'],
    ['facebook', ''],
  ] as const)
    await expect(link(provider, subject, mira)).rejects.toThrow('check constraint')
  await client.query('delete from users where id = $1', [mira])
  expect((await client.query('select user_id from identities')).rows).toEqual([{ user_id: john }])
})
