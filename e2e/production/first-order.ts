import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type ApplicationContent, emptyContent, pictureKinds } from '#core/boosters/applications.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { href } from '#i18n/href.ts'
import { deliver, order, statusOf } from './buying.ts'
import { assertMailedOnce, mailOf } from './mails.ts'
import { addresses, known, machine, people } from './scene.ts'
import { visitorPassword as password } from './visitor.ts'

const { stripe } = machine

export async function acceptBooster(): Promise<void> {
  const { booster } = people
  await booster.call('register', {
    body: {
      email: 'tarn@player.example',
      username: 'tarn',
      password,
      locale: 'fr',
      acceptTos: true,
      adult: true,
      captchaResponse: await booster.captcha(),
    },
  })
  const content: ApplicationContent = {
    ...emptyContent('Europe/Paris'),
    languages: [{ code: 'fr', level: 'native' }],
    experience: 'Five seasons above Diamond, mostly jungle. I coached a college team for a year.',
    accounts: gameIds.map((game) => {
      const top = games[game].tiers.filter(({ divisions }) => divisions.length > 0).at(-1)
      const place = { tier: top?.id ?? 'diamond', division: top?.divisions.at(-1) ?? 1 }
      return {
        game,
        name: 'tarn#LYON',
        server: games[game].servers[0],
        now: place,
        best: place,
        ceiling: place,
      }
    }) as ApplicationContent['accounts'],
    hours: [{ day: 1, from: 34, to: 44 }],
    agreed: true,
  }
  const save = (version: number, more: object = {}) =>
    booster.call('saveMyApplication', { body: { version, content: { ...content, ...more }, locale: 'fr' } })
  let { version } = await save(0)
  const picture = { create: { width: 1200, height: 700, channels: 3, background: '#345' } } as const
  const file = await sharp(picture).png().toBuffer()
  const pictures = []
  for (const game of gameIds)
    for (const kind of pictureKinds) {
      const { file_id } = await booster.call('uploadApplicationPicture', { file })
      pictures.push({ game, kind, file_id, name: 'rank.png', bytes: file.length })
    }
  version = (await save(version, { pictures })).version
  const { application } = await booster.call('sendMyApplication', { body: { version } })
  const ceilings = content.accounts.map(({ game, ceiling }) => ({ game, ceiling }))
  await people.colleague.call('acceptApplication', {
    params: { application_id: application.application_id },
    body: { version: application.version, ceilings },
  })
  await booster.refresh()
  assert.deepEqual((await booster.call('getMe')).user.permissions, ['Booster'])
  await mailOf('tarn@player.example', (text) => text.includes('Gipfel'))
}

export async function buyInArabic(): Promise<void> {
  const { guest } = people
  const address = href('/league-of-legends/elo-boost', 'ar')
  assert.match(await guest.goodPage(address, { 'accept-language': 'ar' }), /<html[^>]* dir="rtl"/)
  const { id, session } = await order(guest, addresses.guest, 'ar')
  assert.equal((await statusOf(guest, id)).status, 'not_paid')
  stripe.books.pay(session.id)
  await deliver()
  assert.equal((await statusOf(guest, id)).status, 'waiting_for_account')
  // A repeated delivery changes nothing.
  stripe.delivered.clear()
  await deliver()
  known.order = id
}

export async function receiveMail(): Promise<void> {
  const { receipts } = await statusOf(people.guest, known.order)
  assert.equal(receipts.length, 1)
  known.receipt = receipts[0].receipt_id
  const letter = await mailOf(
    addresses.guest,
    (text) => /[\u0600-\u06ff]{4}/.test(text) && text.includes(known.order),
  )
  assert.match(letter.from, /post@shop\.example/)
  assert.match(letter.mail.html || '', /dir="rtl"/)
  assert.ok(
    letter.mail.attachments.some(({ contentType }) => contentType === 'image/png'),
    'a picture of the climb',
  )
  const pdf = await people.guest.ask('downloadReceipt', {
    params: { receipt_id: known.receipt },
    query: { language: 'ar' },
  })
  assert.equal(pdf.headers['content-type'], 'application/pdf')
  assert.equal(pdf.body.subarray(0, 5).toString(), '%PDF-')
  assertMailedOnce(addresses.guest)
}

export async function playOrder(): Promise<void> {
  const params = { order_id: known.order }
  const body = { login: 'samir-lol', password: 'the vault keeps it', in_game_name: 'Samir#EUW' }
  await people.guest.call('storeCredentials', { params, body })
  const { undo_until } = await people.booster.call('claimOrder', { params })
  // The booster could undo it until then, and sees no login.
  await sleep(Math.max(0, Date.parse(undo_until ?? '') - Date.now()))
  await people.booster.call('claimOrder', { params })
  assert.equal((await people.booster.call('viewCredentials', { params })).password, body.password)
}
