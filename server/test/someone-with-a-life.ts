import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer, insertOrder, type TestServices } from './factories.ts'

/** A customer with something in every place where words can be, all of it with a word that nobody else has. */
export async function someoneWithALife(services: TestServices, columns: object = {}) {
  const canary = `Zyx${crypto.randomUUID().slice(0, 8)}`
  const email = `${canary.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const person = await insertCustomer(services, {
    email,
    username: `${canary}${crypto.randomUUID().slice(0, 8)}`,
    verified_at: services.now(),
    gclid: canary,
    ...columns,
  })
  const order = await insertOrder(services, {
    status: 'completed',
    customerId: person.id,
    columns: { in_game_name: `${canary}#EUW` },
  })
  const file = crypto.randomUUID()
  await services.files.save(file, Buffer.from(canary))
  const thread = crypto.randomUUID()
  const at = services.now()
  await transaction(services, async ({ tx }) => {
    await tx
      .insertInto('order_events')
      .values({
        order_id: order.id,
        actor: 'customer',
        actor_id: person.id,
        action: 'dispute',
        from_status: 'completed',
        to_status: 'completed',
        reason: `${canary} lost`,
      })
      .execute()
    await tx
      .insertInto('order_disputes')
      .values({
        order_id: order.id,
        opened_by: person.id,
        opened_at: at,
        kind: 'other',
        opened_as: 'customer',
        reason: canary,
        outcome: 'rejected',
        closed_at: at,
      })
      .execute()
    await tx
      .insertInto('files')
      .values({
        id: file,
        owner_kind: 'order',
        owner_id: order.id,
        uploaded_by: person.id,
        used: true,
        mime: 'image/webp',
        width: 1,
        height: 1,
        bytes: canary.length,
      })
      .execute()
    await tx
      .insertInto('notifications')
      .values({ user_id: person.id, code: 'order_paid', message: canary, params: '{}' })
      .execute()
    await tx
      .insertInto('mails')
      .values({ kind: 'note', locale: 'en', recipient: email, subject: canary, body: canary, sent_at: at })
      .execute()
    await tx
      .insertInto('reviews')
      .values({
        order_id: order.id,
        customer_id: person.id,
        booster_id: order.booster_id ?? '',
        author: canary,
        overall: 5,
        skill: 5,
        speed: 5,
        communication: 5,
        text: canary,
        language: 'en',
        created_at: at,
      })
      .execute()
    await tx
      .insertInto('support_threads')
      .values({
        id: thread,
        channel: 'chat',
        user_id: person.id,
        locale: 'en',
        status: 'answered',
        name: canary,
        last_number: 1,
      })
      .execute()
    await tx
      .insertInto('support_messages')
      .values({ id: crypto.randomUUID(), thread_id: thread, number: 1, author: 'person', text: canary, at })
      .execute()
    await tx
      .insertInto('applications')
      .values({
        user_id: person.id,
        content: JSON.stringify({ about: canary }) as never,
        locale: 'en' as const,
        created_at: at,
        updated_at: at,
      })
      .execute()
    await tx
      .insertInto('idempotency_keys')
      .values({
        subject: person.id,
        key: 'a-key-of-mine',
        operation: 'createOrder',
        request_hash: Buffer.from('x'),
        reply: JSON.stringify({ name: canary }),
      })
      .execute()
    await tx
      .insertInto('identities')
      .values({ provider: 'discord', subject: `${canary}${person.id}`, user_id: person.id })
      .execute()
  })
  return { canary, person, email, order, file, thread }
}
