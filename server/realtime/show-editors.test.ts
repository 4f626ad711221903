import type { Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import type { RealtimeEvents } from '#contract/realtime.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { setPermissions } from '#server/platform/users/user-store.ts'
import { insertCustomer, insertStaff, signIn } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { closed, heardAll, openTestRealtime } from '../test/realtime.ts'

const services = await openServices()
const open = await openTestRealtime(services)
afterAll(() => open.close())

const staff = () => insertStaff(services, ['EditUsers'])
const connect = async ({ id }: { id: string }) => open.connect(await signIn(services, id))
type Presence = RealtimeEvents['post_presence']

/** The people and languages that a page is told, once they are these. */
function seen(socket: Socket, wanted: string[]): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ people }: Presence) => {
      const shown = people.map(({ user_id, language }) => `${user_id} ${language}`).sort()
      if (JSON.stringify(shown) !== JSON.stringify(wanted.toSorted())) return
      socket.off('post_presence', look)
      resolve()
    }
    socket.on('post_presence', look)
  })
}

test('whoever has a post open sees who else has, in which language, until they leave or their line breaks', async () => {
  const [ana, lea] = [await staff(), await staff()]
  const [one, two] = [await connect(ana), await connect(lea)]
  const alone = seen(one, [`${ana.id} en`])
  one.emit('open_post', { post_id: 'shared', language: 'en' })
  await alone
  const both = seen(one, [`${ana.id} en`, `${lea.id} de`])
  two.emit('open_post', { post_id: 'shared', language: 'de' })
  await both
  const switched = seen(one, [`${ana.id} en`, `${lea.id} fr`])
  two.emit('open_post', { post_id: 'shared', language: 'fr' })
  await switched
  const left = seen(one, [`${ana.id} en`])
  two.emit('open_post', { post_id: null })
  await left
  const back = seen(one, [`${ana.id} en`, `${lea.id} fr`])
  two.emit('open_post', { post_id: 'shared', language: 'fr' })
  await back
  const broken = seen(one, [`${ana.id} en`])
  two.disconnect()
  await broken
})

test('only staff who can edit posts hear of one, and no longer once the permission is gone', async () => {
  const [ana, lea] = [await staff(), await staff()]
  const customer = await insertCustomer(services)
  const [one, two, other] = [await connect(ana), await connect(lea), await connect(customer)]
  const heard: string[] = []
  for (const [name, socket] of [
    ['two', two],
    ['other', other],
  ] as const)
    socket.on('post_saved', () => heard.push(name))
  const both = seen(one, [`${ana.id} en`, `${lea.id} en`])
  for (const socket of [one, two, other]) socket.emit('open_post', { post_id: 'secret', language: 'en' })
  for (const wrong of [null, 7, {}, { post_id: '../x' }, { post_id: 'a', language: 'xx' }])
    other.emit('open_post', wrong)
  await both
  const told = { post_id: 'secret', language: 'en' as const, revision: 3 }
  open.realtime.toPost('secret', 'post_saved', told)
  await Promise.all([two, other].map(heardAll))
  expect(heard).toEqual(['two'])
  const gone = seen(one, [`${ana.id} en`])
  await transaction(services, ({ tx }) => setPermissions(tx, lea.id, []))
  open.realtime.accessChanged(lea.id)
  await closed(two)
  await gone
})
