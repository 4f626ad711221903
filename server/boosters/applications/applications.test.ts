import { expect, test } from 'vitest'
import { applicationSpans } from '#core/boosters/applications.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { anApplication, applicantOf, screenshot } from '#server/test/applications.ts'
import { insertBooster, insertCustomer, insertStaff } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { eraseOldApplications } from './erase-old-applications.ts'

const { app, services } = await openApp()
const day = 86_400_000

const applicant = () => applicantOf(app, services)
const staff = async () => applicantOf(app, services, await insertStaff(services, ['FullAccess']))
const mailsTo = async (id: string) =>
  services.db
    .selectFrom('mails')
    .innerJoin('users', 'users.email', 'mails.recipient')
    .select(['subject', 'body'])
    .where('users.id', '=', id)
    .orderBy('mails.id')
    .execute()
const reason = 'The pictures show an account with another name.'

test('a draft is saved after each change, and each change names the version that it is based on', async () => {
  const { save, call } = await applicant()
  expect((await call('GET', '/mine')).data).toEqual({ application: null, again_at: null })
  const first = await save(0, { experience: '', hours: [] })
  expect(first).toMatchObject({ status: 200, data: { version: 1 } })
  expect((await save(1)).data.version).toBe(2)
  // Another tab that still has the first version overwrites nothing.
  expect(await save(1, { duo: false })).toMatchObject({ status: 409, message: 'application_changed' })
  // A repeated call whose answer was lost is not a conflict.
  expect((await save(1)).data.version).toBe(2)
  const { application } = (await call('GET', '/mine')).data
  expect(application).toMatchObject({ status: 'draft', version: 2, content: anApplication, steps: [] })
})

test('a draft that no page could make is refused', async () => {
  const { save } = await applicant()
  const [account] = anApplication.accounts
  if (!account) throw new Error('no account')
  const wrong = [
    { accounts: [account, account] },
    { accounts: [{ ...account, ceiling: { tier: 'radiant' as const, division: null } }] },
    { accounts: [{ ...account, best: { tier: 'gold' as const, division: 1 } }] },
    { accounts: [{ ...account, server: 'latam' as const }] },
    { hours: [{ day: 2, from: 20, to: 20 }] },
    {
      hours: [
        { day: 2, from: 20, to: 24 },
        { day: 1, from: 20, to: 24 },
      ],
    },
    {
      languages: [
        { code: 'fr', level: 'basic' as const },
        { code: 'fr', level: 'native' as const },
      ],
    },
    { experience: 'a'.repeat(801) },
    { time_zone: 'Nowhere/Land' },
  ]
  for (const content of wrong)
    expect([content, (await save(0, content)).message]).toEqual([content, 'bad_params'])
})

test('a person has one open application, however many begin it at once', async () => {
  const { save, person } = await applicant()
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => save(0, { experience: `${anApplication.experience} ${n}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const rows = await services.db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', person.id)
    .execute()
  expect(rows).toHaveLength(1)
})

test('screenshots are re-encoded, must be large enough, and only a saved draft keeps them', async () => {
  const { save, upload, call, complete } = await applicant()
  expect((await upload()).message).toBe('application_not_found')
  await save(0)
  expect(await upload(await screenshot(480, 900))).toMatchObject({
    status: 400,
    message: 'picture_too_small',
  })
  const forgotten = (await upload()).data.file_id
  await complete()
  services.advance(2 * day)
  await deleteUnusedPictures(services)
  expect(await services.files.open(forgotten)).toBeNull()
  const { application } = (
    await (await applicantOf(app, services, (await applicant()).person)).call('GET', '/mine')
  ).data
  expect(application).toBeNull()
  expect((await call('GET', '/mine')).message).toBe('token_expired')
})

test('a draft shows only its own pictures, and only the applicant and deciding staff see them', async () => {
  const [one, other] = [await applicant(), await applicant()]
  await one.complete()
  const { application } = (await one.call('GET', '/mine')).data
  expect(await other.save(0, { pictures: application.content.pictures })).toMatchObject({
    message: 'bad_params',
  })
  const read = async ({ authorization }: { authorization: string }) =>
    (
      await app.inject({
        url: `/v1/files/${application.content.pictures[0].file_id}`,
        headers: { authorization },
      })
    ).statusCode
  const clerk = await applicantOf(app, services, await insertStaff(services, ['EditOrders', 'EditUsers']))
  expect(await Promise.all([one, await staff(), other, clerk].map(read))).toEqual([200, 200, 404, 404])
})

test('guests need an account, and boosters need no application', async () => {
  const guest = await applicantOf(
    app,
    services,
    await insertCustomer(services, { kind: 'guest', username: 'Guest 1' }),
  )
  expect(await guest.save(0)).toMatchObject({ status: 403, message: 'account_needed' })
  expect((await guest.upload()).message).toBe('account_needed')
  const booster = await applicantOf(app, services, await insertBooster(services))
  expect(await booster.save(0)).toMatchObject({ status: 409, message: 'already_booster' })
})

test('only a complete application is sent, once, with a deadline and a mail in its language', async () => {
  const { save, call, complete, person } = await applicant()
  expect((await call('POST', '/mine/send', { version: 1 })).message).toBe('application_not_found')
  const other = await applicant()
  await other.save(0)
  expect((await other.call('POST', '/mine/send', { version: 1 })).message).toBe('application_incomplete')
  const version = await complete()
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/mine/send', { version })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { application } = (await call('GET', '/mine')).data
  expect(application).toMatchObject({ status: 'sent', steps: [{ action: 'send' }] })
  expect(Date.parse(application.due_at) - Date.parse(application.sent_at)).toBe(applicationSpans.answer.ms)
  expect((await save(application.version, { duo: false })).message).toBe('application_changed')
  const mails = await mailsTo(person.id)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('http://localhost:3000/fr/devenir-booster')
  expect(mails[0]?.body).not.toMatch(/[{}]|applicant\./)
})

test('staff see open applications, oldest first; drafts stay private', async () => {
  const [first, second] = [await applicant(), await applicant()]
  const one = await first.send()
  const two = await second.send()
  const private_ = await applicant()
  await private_.save(0)
  const clerk = await staff()
  const { items } = (await clerk.call('GET', '?state=open')).data
  const ids = items.map(({ application_id }: { application_id: string }) => application_id)
  expect(ids.indexOf(one.application_id)).toBeLessThan(ids.indexOf(two.application_id))
  expect(ids.indexOf(one.application_id)).toBeGreaterThanOrEqual(0)
  const { application } = (await private_.call('GET', '/mine')).data
  expect((await clerk.call('GET', `/${application.application_id}`)).message).toBe('application_not_found')
  expect((await clerk.call('GET', `/${one.application_id}`)).data.application).toMatchObject({ locale: 'fr' })
  expect((await first.call('GET', `/${two.application_id}`)).message).toBe('forbidden')
})

test('staff ask, the applicant changes and answers, and staff accept: a booster with limits and services', async () => {
  const { send, call, save, person } = await applicant()
  const clerk = await staff()
  const sent = await send()
  const path = `/${sent.application_id}`
  const question = 'Which account is the one in the second picture?'
  const asked = (await clerk.call('POST', `${path}/question`, { version: sent.version, question })).data
    .application
  expect(asked).toMatchObject({ status: 'asked', due_at: null })
  const changed = await save(asked.version, { pictures: sent.content.pictures, duo: false })
  const again = await call('POST', '/mine/send', { version: changed.data.version, answer: 'My second one.' })
  expect(again.data.application.steps.map(({ action }: { action: string }) => action)).toEqual([
    'send',
    'ask',
    'answer',
  ])
  const ceilings = [{ game: 'league-of-legends', ceiling: { tier: 'emerald', division: 1 } }]
  const { version } = again.data.application
  // What staff read before the answer is not what they would accept.
  expect((await clerk.call('POST', `${path}/accept`, { version: asked.version, ceilings })).message).toBe(
    'application_changed',
  )
  const mark = services.tags.mark()
  const accepted = await clerk.call('POST', `${path}/accept`, { version, ceilings })
  // Kept pages list the new booster from now on.
  expect(services.tags.raisedSince(['boosters'], mark)).toBe(true)
  expect(accepted.data.application).toMatchObject({ status: 'accepted' })
  const { user } = (
    await app.inject({
      url: '/v1/users/@me',
      headers: { authorization: (await applicantOf(app, services, person)).authorization },
    })
  ).json().data
  expect(user.permissions).toEqual(['Booster'])
  expect(user.boosterDetails).toEqual({
    solo_limit: 2,
    duo_limit: 2,
    services: ['elo-boost', 'placement-boost', 'win-boost'].map((service) => ({
      filter: { _id: `league-of-legends:${service}:euw` },
    })),
  })
  const limits = await services.db
    .selectFrom('booster_ceilings')
    .select(['game', 'ceiling'])
    .where('user_id', '=', person.id)
    .execute()
  const emerald = campIndex(games['league-of-legends'], { tier: 'emerald', division: 1 })
  expect(limits).toEqual([{ game: 'league-of-legends', ceiling: emerald }])
  const mails = await mailsTo(person.id)
  expect(mails).toHaveLength(4)
  expect(mails[1]?.body).toContain(question)
  const codes = await services.db
    .selectFrom('notifications')
    .select('code')
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute()
  expect(codes.map(({ code }) => code)).toEqual(['application_asked', 'application_accepted'])
  const audited = await services.db
    .selectFrom('audit_log')
    .select('operation')
    .where('subject', '=', `application ${sent.application_id}`)
    .orderBy('id')
    .execute()
  expect(audited.map(({ operation }) => operation)).toEqual(['ask application', 'accept application'])
})

test('of accepting and refusing at once, one wins; the other changes nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const { send, person } = await applicant()
    const sent = await send()
    const [one, other] = [await staff(), await staff()]
    const path = `/${sent.application_id}`
    const answers = await Promise.all([
      one.call('POST', `${path}/accept`, { version: sent.version, ceilings: [] }),
      other.call('POST', `${path}/refuse`, { version: sent.version, reason }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers[0].status === 200
    const { permissions } = await services.db
      .selectFrom('users')
      .select('permissions')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(permissions).toEqual(won ? ['Booster'] : [])
    expect(await mailsTo(person.id)).toHaveLength(2)
  }
})

test('staff cannot set a rank limit above the best rank; nothing is left of the attempt', async () => {
  const { send, call } = await applicant()
  const sent = await send()
  const clerk = await staff()
  const ceilings = [{ game: 'league-of-legends', ceiling: { tier: 'radiant', division: null } }]
  expect(
    (await clerk.call('POST', `/${sent.application_id}/accept`, { version: sent.version, ceilings })).message,
  ).toBe('bad_params')
  expect((await call('GET', '/mine')).data.application.status).toBe('sent')
})

test('a refused person reads the reason, and can apply again after the stated time', async () => {
  const { send, call, save, person } = await applicant()
  const sent = await send()
  const clerk = await staff()
  await clerk.call('POST', `/${sent.application_id}/refuse`, { version: sent.version, reason })
  const { application, again_at } = (await call('GET', '/mine')).data
  expect(application).toMatchObject({
    status: 'refused',
    steps: [{ action: 'send' }, { action: 'refuse', note: reason }],
  })
  expect(Date.parse(again_at) - Date.parse(application.decided_at)).toBe(applicationSpans.again.ms)
  expect((await save(0)).message).toBe('application_too_soon')
  services.advance(applicationSpans.again.ms + day)
  const later = await applicantOf(app, services, person)
  expect((await later.save(0)).status).toBe(200)
  expect((await later.call('GET', '/mine')).data.application.status).toBe('draft')
})

test('old drafts are erased, and pictures of answered applications are deleted, after 90 days', async () => {
  const [drafter, refused] = [await applicant(), await applicant()]
  await drafter.complete()
  const draft = (await drafter.call('GET', '/mine')).data.application
  const sent = await refused.send()
  await (await staff()).call('POST', `/${sent.application_id}/refuse`, { version: sent.version, reason })
  const files = [...draft.content.pictures, ...sent.content.pictures].map(
    ({ file_id }: { file_id: string }) => file_id,
  )
  services.advance(89 * day)
  await eraseOldApplications(services)
  await deleteUnusedPictures(services)
  for (const id of files) expect(await services.files.open(id)).not.toBeNull()
  services.advance(2 * day)
  await Promise.all([eraseOldApplications(services), eraseOldApplications(services)])
  await deleteUnusedPictures(services)
  for (const id of files) expect(await services.files.open(id)).toBeNull()
  const kept = await services.db
    .selectFrom('applications')
    .select(['status', 'content'])
    .where('id', 'in', [draft.application_id, sent.application_id])
    .execute()
  expect(kept).toMatchObject([{ status: 'refused', content: { pictures: [] } }])
})
