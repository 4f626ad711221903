import { type GameId, gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import { href } from '#i18n/href.ts'
import { inAList } from '#i18n/in-a-list.ts'
import type { Translate } from '#i18n/translate.ts'
import { alive, atCheckout, complaints, consent, freshEmail, roundTrip, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const pages = gameIds.flatMap((game) => serviceIds.map((service) => [game, service] as const))
const climbs = (service: ServiceId) => service === 'elo-boost' || service === 'duo-boost'

/** The price beside the route; the bar of a narrow page shows the same price. */
const price = (page: Page) => page.getByRole('complementary').locator('output')

/** Chooses a tier in the field with this name. */
async function choose(page: Page, t: Translate, place: string, tier: string): Promise<void> {
  await page.getByRole('group', { name: place }).getByLabel(t('service.tier')).selectOption(tier)
}

test.describe.configure({ mode: 'parallel' })

for (const [game, service] of pages)
  test(`${game} ${service} prices, writes its address and keeps it across a reload and a change of language`, async ({
    page,
  }) => {
    const [t, de] = await Promise.all([wordsOf('en'), wordsOf('de')])
    const heard = complaints(page)
    await page.goto(href(`/${game}/${service}`, 'en'))
    await alive(page)
    const before = await price(page).textContent()
    expect(before).toMatch(/^€\d+\.\d\d$/)

    if (climbs(service)) await choose(page, t, t('service.target'), 'gold')
    else {
      await choose(page, t, t(service === 'win-boost' ? 'service.rank' : 'service.lastRank'), 'gold')
      const slider = page.getByRole('slider', { name: countName(t, game, service) })
      await slider.focus()
      await page.keyboard.press('ArrowLeft')
    }
    await expect(price(page)).not.toHaveText(before ?? '')
    await page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }).check()
    await expect(page).toHaveURL(climbs(service) ? /to=gold-.*with=priority/ : /rank=gold-.*with=priority/)
    const configured = (await price(page).textContent()) ?? ''

    await page.reload()
    await alive(page)
    await expect(price(page)).toHaveText(configured)
    const amount = configured.replace(/[€.]/g, '')
    await page.goto(`${href(`/${game}/${service}`, 'de')}${new URL(page.url()).search}`)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(de(`games.game.${game}`))
    expect((await price(page).textContent())?.replace(/\D/g, '')).toBe(amount)
    expect(heard).toEqual([])
  })

function countName(t: Translate, game: GameId, service: ServiceId): string {
  if (service === 'win-boost') return t('service.count.win')
  return t(game === 'wild-rift' ? 'service.count.season' : 'service.count.placement')
}

/** A guest orders the configured service and pays for it in the sandbox, up to the order's page. */
async function buyAsGuest(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
}

async function pay(page: Page): Promise<void> {
  await consent(page)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
}

test('a guest buys Valorant wins, together with a booster, up to the paid order', async ({ page }) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto(`${href('/valorant/win-boost', 'en')}?rank=gold-2&wins=7`)
  await alive(page)
  // 7 net wins at Gold cost 7 × 3.50; playing along adds half.
  await expect(price(page)).toHaveText('€24.50')
  await page
    .locator('label')
    .filter({ hasText: t('service.who.duo') })
    .click()
  await expect(price(page)).toHaveText('€36.75')
  await buyAsGuest(page, t)
  await expect(page.getByRole('heading', { name: 'Gold 2, 7 net wins' })).toBeVisible()
  await page.getByLabel(t('checkout.inGameName')).fill('Guest#EUW')
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gold 2, 7 net wins')
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
  expect(heard).toEqual([])
})

test('a guest buys placement games of Teamfight Tactics without a rank', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto(href('/teamfight-tactics/placement-boost', 'en'))
  await alive(page)
  await choose(page, t, t('service.lastRank'), '')
  await page.getByRole('button', { name: t('service.fewer') }).click()
  // Without a rank a game costs the same as in Silver: 4 × 3.60.
  await expect(price(page)).toHaveText('€14.40')
  await expect(page).toHaveURL(/rank=unranked&games=4/)
  await buyAsGuest(page, t)
  await expect(page.getByRole('heading', { name: 'Unranked, 4 placement games' })).toBeVisible()
  await pay(page)
  await expect(page.getByText(t('games.status.waiting_for_account'), { exact: true })).toBeVisible()
})

/** The search field for champions or agents, and the list that it opens. */
const characters = (page: Page, t: Translate, kind: 'champions' | 'agents' = 'champions') => ({
  field: page.getByRole('combobox', { name: t(`service.characters.${kind}`) }),
  option: (name: string) => page.getByRole('option', { name }),
  takeOff: (name: string) => page.getByRole('button', { name: t('service.characterRemove', { name }) }),
})

for (const locale of ['en', 'ar'] as const)
  test(`a role and champions are picked by keyboard, survive a reload and reach the booster (${locale})`, async ({
    page,
  }) => {
    const [t, de] = await Promise.all([wordsOf(locale), wordsOf('de')])
    const names = locale === 'en' ? ['Kha’Zix', 'Ahri'] : ['كازيكس', 'آري']
    const heard = complaints(page)
    await page.goto(href('/league-of-legends/elo-boost', locale))
    await alive(page)
    const { field, option, takeOff } = characters(page, t)
    const total = price(page)
    await page.getByRole('switch', { name: new RegExp(t('games.addon.characters.champions')) }).check()
    // The price is already final, but without a choice it can't be ordered.
    await expect(total).toContainText('€68.20')
    await expect(page.getByText(t('service.wishMissing.champions'), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('service.continue'), exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    await page.getByRole('checkbox', { name: t('games.role.jungle') }).focus()
    await page.keyboard.press('Space')
    // Its script has loaded, so that Tab finds it.
    await expect(field).toBeVisible()
    await page.getByRole('checkbox', { name: t('games.role.support') }).focus()
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    // The Latin name works in every language, regardless of case and apostrophe.
    for (const [typed, name] of [
      ['KHAZIX', names[0]],
      ['ahri', names[1]],
      ['lux', null],
    ] as const) {
      await page.keyboard.type(typed)
      if (name) await expect(option(name)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
    }
    await page.keyboard.press('Backspace')
    await expect(page).toHaveURL(/role=jungle&wish=khazix%2Cahri$/)
    await expect(total).toContainText('€68.20')
    // Once to close the list, and once more by mistake.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await page.reload()
    await alive(page)
    await expect(takeOff(names[0] ?? '')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: t('games.role.jungle') })).toBeChecked()
    await page.goto(`${href('/league-of-legends/elo-boost', 'de')}${new URL(page.url()).search}`)
    await alive(page)
    await expect(characters(page, de).takeOff('Kha’Zix')).toBeVisible()
    await page.goBack()
    await alive(page)
    await expect(takeOff(names[1] ?? '')).toBeVisible()

    await buyAsGuest(page, t)
    const all = inAList(t, [t('games.role.jungle'), ...names])
    await expect(page.getByText(all)).toBeVisible()
    await pay(page)
    await expect(page.getByRole('list', { name: t('order.wishes') })).toContainText(all)
    expect(heard).toEqual([])
  })

test('at most five agents can be chosen, and removing one makes room', async ({ page }) => {
  const t = await wordsOf('en')
  const ids = ['brimstone', 'clove', 'jett', 'kayo', 'yoru']
  await page.goto(`${href('/valorant/win-boost', 'en')}?with=characters&wish=${ids}`)
  await alive(page)
  const { field, option, takeOff } = characters(page, t, 'agents')
  await field.click()
  await expect(page.getByText(t('service.charactersFull'))).toBeVisible()
  await expect(option('Sova')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await takeOff('Brimstone').click()
  await field.fill('sov')
  await option('Sova').click()
  await expect(page).toHaveURL(/wish=clove%2Cjett%2Ckayo%2Cyoru%2Csova/)
})

test('a link with a character who is no longer available says so and keeps the rest', async ({ page }) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto(`${href('/wild-rift/elo-boost', 'en')}?with=characters&role=baron,ward&wish=ahri,gone-one`)
  await alive(page)
  await expect(page.getByText(t('service.charactersGone', { names: 'gone-one' }))).toBeVisible()
  await expect(page).toHaveURL(/role=baron&wish=ahri$/)
  await characters(page, t).takeOff('Ahri').click()
  await expect(page.getByText(t('service.charactersGone', { names: 'gone-one' }))).toBeHidden()
  expect(heard).toEqual([])
})

test('a customer who plays along in wins says when', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto(`${href('/league-of-legends/placement-boost', 'en')}?rank=gold-2`)
  await alive(page)
  const hours = page.getByLabel(t('service.freeHours'))
  await expect(hours).toBeHidden()
  await page
    .locator('label')
    .filter({ hasText: t('service.who.duo') })
    .click()
  await hours.fill('weekdays 19 to 23 h')
  await buyAsGuest(page, t)
  await page.getByLabel(t('checkout.inGameName')).fill('Guest#EUW')
  await pay(page)
  const plays = t('games.plays', { hours: 'weekdays 19 to 23 h' })
  await expect(page.getByRole('list', { name: t('order.wishes') })).toContainText(plays)
})

test('what a game never offers is left out, and a locked choice says why', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto(href('/teamfight-tactics/elo-boost', 'en'))
  await alive(page)
  const champions = page.getByRole('switch', { name: new RegExp(t('games.addon.characters.champions')) })
  await expect(champions).toHaveCount(0)
  const duo = page.getByRole('switch', { name: new RegExp(t('games.addon.duo').replace(/[()]/g, '.')) })
  await expect(duo).toHaveAttribute('aria-disabled', 'true')
  // Double Up is for two, so the customer can play along there; the single-player queue gives its reason.
  await page
    .locator('label')
    .filter({ hasText: t('games.queue.double-up') })
    .click()
  await duo.check()
  await expect(page.getByText(t('service.queueAlone', { queue: t('games.queue.ranked') }))).toBeVisible()

  await page.goto(href('/wild-rift/elo-boost', 'en'))
  await alive(page)
  const legendary = page.getByRole('radio', { name: t('games.queue.legendary') })
  await expect(legendary).toBeDisabled()
  await page.goto(`${href('/wild-rift/elo-boost', 'en')}?from=diamond-4&to=diamond-2&queue=legendary`)
  await alive(page)
  await expect(legendary).toBeChecked()
  // Below Diamond the queue is replaced by an open one.
  await choose(page, t, t('service.start'), 'gold')
  await expect(legendary).toBeDisabled()
  await expect(page.getByRole('radio', { name: t('games.queue.ranked') })).toBeChecked()
})

test('the rules of the specification appear at the field in every game', async ({ page }) => {
  const t = await wordsOf('en')
  for (const game of gameIds) {
    const numbers = game === 'valorant' ? ['3', '1'] : ['1', '3']
    const asked = async (query: string, rule: string) => {
      await page.goto(`${href(`/${game}/elo-boost`, 'en')}?${query}`)
      await alive(page)
      await expect(page.getByRole('group', { name: t('service.target') }).getByText(rule)).toBeVisible()
    }
    await asked('from=gold-2&to=silver-2', 'The target tier cannot be lower than the current tier.')
    await asked(
      `from=gold-${numbers[0]}&to=gold-${numbers[1]}`,
      'The target division cannot be the same as or lower than the current division.',
    )
    const [low, open] = game === 'valorant' ? ['ascendant-3', 'immortal'] : ['diamond-1', 'master']
    await asked(`from=${low}&at=81-100&to=${open}`, 'The minimum purchase is 40 LP or 40 RR.')
  }
})

test('a price is shown as locked only once it is sealed, and consecutive changes ask once', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/quotes')) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto(href('/league-of-legends/elo-boost', 'en'))
  await alive(page)
  const locked = page.getByText(t('service.lockedUntil', { time: '' }).trim())
  // Long after a change would have been asked for.
  await page.clock.fastForward(10_000)
  await roundTrip(page)
  await expect(locked).toBeHidden()
  expect(asked).toEqual([])
  for (const addon of ['priority', 'stream', 'offline'] as const)
    await page.getByRole('switch', { name: new RegExp(t(`games.addon.${addon}`)) }).check()
  const configured = (await price(page).textContent()) ?? ''
  await expect(locked).toBeVisible()
  await expect(price(page)).toHaveText(configured)
  expect(asked).toHaveLength(1)
  // Another configuration is not locked until its changes settle.
  await page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }).uncheck()
  await expect(locked).toBeHidden()
  await expect(locked).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a link with an altered seal still shows its order, and says that the price is today’s', async ({
  page,
}) => {
  const t = await wordsOf('en')
  await page.goto(`${href('/valorant/win-boost', 'en')}?rank=gold-2&wins=7&seal=${'A'.repeat(40)}`)
  await alive(page)
  await expect(page.getByText(t('service.linkEnded'))).toBeVisible()
  await expect(page.getByText(t('service.lockedUntil', { time: '' }).trim())).toBeHidden()
  await expect(page.getByRole('slider', { name: t('service.count.win') })).toHaveValue('7')
})

test('a shared link shows the same locked quote', async ({ page, context }) => {
  const t = await wordsOf('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${href('/wild-rift/placement-boost', 'en')}?rank=emerald-2&games=9&platform=ios&duo=1`)
  await alive(page)
  const configured = (await price(page).textContent()) ?? ''
  await page.getByRole('button', { name: t('service.share') }).click()
  await expect(page.getByText(t('service.shared', { minutes: 30 }))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('&seal=')
  await page.goto(link)
  await alive(page)
  await expect(price(page)).toHaveText(configured)
  await expect(page.getByText(t('service.lockedUntil', { time: '' }).trim())).toBeVisible()
  await expect(page.getByRole('radio', { name: t('games.platform.ios') })).toBeChecked()
  await expect(page.getByRole('slider', { name: t('service.count.season') })).toHaveValue('9')
})
