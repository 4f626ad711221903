import assert from 'node:assert/strict'
import { legalNames } from '#contract/legal.ts'
import { staffPermissions } from '#core/people/permissions.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { href } from '#i18n/href.ts'
import { locales } from '#i18n/locales.ts'
import { mailedLink } from './mails.ts'
import { addresses, machine, operator, people, shop } from './scene.ts'
import { visitorPassword as password, type Visitor } from './visitor.ts'

export async function closedShop(): Promise<void> {
  const home = await people.stranger.page('/')
  assert.equal(home.status, 503)
  assert.ok(home.headers['retry-after'])
  assert.match(String(home.headers['strict-transport-security']), /max-age=/)
  await people.stranger.goodPage(href('/resources/imprint', 'en'))
  const plain = await fetch(machine.plainUrl, { redirect: 'manual' })
  assert.equal(plain.status, 301)
  assert.equal(new URL(plain.headers.get('location') ?? '').protocol, 'https:')
  const health = await people.stranger.page('/healthz')
  assert.deepEqual(JSON.parse(health.body.toString()), { data: { alive: true } })
  assert.equal((await people.stranger.page('/metrics')).status, 403)
}

export async function firstAdmin(): Promise<void> {
  const { code, said } = await shop.npm('admin', '--', addresses.owner)
  assert.equal(code, 0, said)
  assert.deepEqual((await comeIn(people.owner, addresses.owner, 'mira')).sort(), [...staffPermissions].sort())
  // The next one is asked about, or named by `--add`.
  assert.notEqual((await shop.npm('admin', '--', 'another@shop.example')).code, 0)
}

export async function inviteColleague(): Promise<void> {
  await people.owner.call('inviteStaff', {
    body: { email: addresses.colleague, permissions: [...staffPermissions] },
  })
  await comeIn(people.colleague, addresses.colleague, 'noor')
}

/** Comes in by an invitation's mail. */
async function comeIn(person: Visitor, email: string, username: string): Promise<string[]> {
  const token = await mailedLink(email, /\/invitation\/([\w-]{43})/)
  await person.goodPage(href('/invitation/:token', 'en', { token }))
  const { step: asked } = await person.call('readInvitation', { body: { token } })
  assert.equal(asked, 'register')
  await person.call('registerByInvitation', { body: { token, username, password } })
  const early = await person.ask('acceptInvitation', { body: { token } })
  assert.match(early.body.toString(), /second_factor_required/)
  await person.setUpApp()
  await person.call('acceptInvitation', { body: { token } })
  assert.equal((await person.ask('acceptInvitation', { body: { token } })).status, 410)
  return (await person.call('getMe')).user.permissions
}

export async function publishPrices(): Promise<void> {
  const { owner, stranger } = people
  assert.match((await stranger.ask('getPrices')).body.toString(), /shop_not_open/)
  assert.match((await owner.ask('getPrices')).body.toString(), /prices_not_set/)
  const { version: _version, effectiveAt: _at, ...proposal } = demoPriceTable
  const content = { ...proposal, openStep: proposal.openStep + 10 }
  await owner.call('publishPrices', {
    body: { content, effective_at: null, reason: 'The first prices of this shop', based_on: null },
  })
  assert.equal((await owner.call('getPrices')).prices.openStep, content.openStep)
}

/** The one press, whose dialog has shown what isn't ready. Until then visitors and their orders wait. */
export async function openTheShop(): Promise<void> {
  const { owner, stranger } = people
  assert.equal((await stranger.page('/')).status, 503)
  const { checks } = await owner.call('listShopChecks')
  const gaps = checks.flatMap(({ check, state }: { check: string; state: string }) =>
    state === 'good' ? [] : [check],
  )
  await owner.call('openShop', { body: { accepted: gaps } })
  await stranger.goodPage('/')
}

export async function readLegalPages(): Promise<void> {
  const imprints = locales.map(({ code }) => ['imprint', code] as const)
  for (const [name, code] of [...imprints, ...legalNames.map((each) => [each, 'en'] as const)]) {
    const page = await people.stranger.goodPage(href(`/resources/${name}`, code))
    const text = page.replaceAll('&amp;', '&')
    const words = [operator.name, operator.phone, operator.email, '10115 Berlin', 'DE123456789']
    for (const each of name === 'imprint' ? words : [operator.name])
      assert.ok(text.includes(each), `${code} ${name}: ${each}`)
  }
}
