import { expect, test } from 'vitest'
import { permissionRequestMs } from '#core/people/permission-requests.ts'
import { act } from '#server/test/act.ts'
import { insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { askForPermission, readPermissionRequest } from './ask-for-permission.ts'
import { changePermissions } from './change-permissions.ts'

const { app, services } = await openApp()
const { db } = services

const chief = await insertStaff(services, ['EditUsers', 'FullAccess'])
/** Manages people, but can't give what staff can do. */
const manager = await insertStaff(services, ['EditUsers'])
const toldTo = async (id: string) =>
  (await codesFor(services, id)).filter((code) => code === 'permission_asked').length
const asked = () =>
  db.selectFrom('audit_log').select('id').where('operation', '=', 'ask for permission').execute()

test('everyone who can grant it is asked once, twice and at once, and again after a week or once it was decided', async () => {
  const noor = await insertStaff(services, ['EditStore'])
  const ask = () => act(services, askForPermission, noor, 'FullAccess')
  const before = (await asked()).length
  const replies = await Promise.all([ask(), ask()])
  for (const { granters, asked_at } of replies) {
    expect(granters.map(({ user_id }) => user_id)).toEqual([chief.id])
    expect(asked_at).not.toBeNull()
  }
  await ask()
  expect([await toldTo(chief.id), await toldTo(manager.id)]).toEqual([1, 0])
  expect(await asked()).toHaveLength(before + 1)

  services.advance(permissionRequestMs)
  expect((await readPermissionRequest(db, noor, 'FullAccess', services.now())).asked_at).toBeNull()
  await ask()
  expect(await toldTo(chief.id)).toBe(2)

  await act(services, changePermissions, chief, noor.id, { grant: ['FullAccess'], revoke: [] })
  await act(services, changePermissions, chief, noor.id, { grant: [], revoke: ['FullAccess'] })
  await ask()
  expect(await toldTo(chief.id)).toBe(3)
})

test('whoever has the permission asks nobody', async () => {
  const count = await toldTo(chief.id)
  await act(services, askForPermission, manager, 'EditUsers')
  expect(await toldTo(chief.id)).toBe(count)
})

test('a customer learns of no colleague', async () => {
  const customer = await insertCustomer(services)
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/permissions/FullAccess/request',
    headers: { authorization: `Bearer ${await signIn(services, customer.id)}` },
  })
  expect([reply.statusCode, reply.json().message]).toEqual([403, 'forbidden'])
})
