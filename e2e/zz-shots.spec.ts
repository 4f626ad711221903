import { test } from '@playwright/test'
import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/matching.ts'
import { inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
const config = defaultConfig('league-of-legends', 'elo-boost')
async function ask({ context, token }: Newcomer, method: any, path: string, data: object = {}) {
  const answer = await context.request.fetch(`/v1${path}`, { method, headers: { authorization: `Bearer ${token}` }, data })
  const said = await answer.json()
  if (!answer.ok()) throw new Error(JSON.stringify(said))
  return said.data
}
async function shot(who: Newcomer, name: string, path: string, { lang = 'en', widths = [360, 1440], themes = ['dark', 'light'] } = {}, before?: any) {
  for (const w of widths) for (const theme of themes) {
    await who.page.setViewportSize({ width: w, height: 900 })
    await who.page.addInitScript(`localStorage.setItem('theme', '${theme}')`)
    await who.page.goto((lang === 'en' ? '' : `/${lang}`) + path).catch(() => {})
    await who.page.waitForTimeout(900)
    if (before) await before(who.page)
    await who.page.screenshot({ path: `/tmp/hd/shots/${name}-${lang}-${w}-${theme}.png`, fullPage: true })
  }
}
test('shots', async ({ browser }) => {
  test.setTimeout(300_000)
  const customer = await newCustomer(browser, 90_000)
  const booster = await newBooster(browser, filterId(config))
  await ask(customer, 'PUT', `/users/@me/favorites/rook`).catch(() => {})
  const { order_id: id } = await ask(customer, 'POST', '/orders', { config })
  const openForm = async (page: any) => { await page.locator('button:has(svg)').filter({ hasText: /Ask a booster by name|Einen bestimmten|محترفًا بالاسم/ }).first().click().catch(() => {}); await page.waitForTimeout(300) }
  await shot(customer, 'checkout', `/checkout/${id}`, {}, openForm)
  await ask(customer, 'PUT', `/orders/${id}/named-booster`, { username: booster.name, fallback: 'everyone' })
  await shot(customer, 'checkout-named', `/checkout/${id}`, { themes: ['dark'] })
  await ask(customer, 'POST', `/orders/${id}/pay`, { method: 'balance', accept_risk: true })
  await ask(customer, 'PUT', `/orders/${id}/credentials`, { login: 'a', password: 'bcdefghij', in_game_name: 'Theo#1' })
  await ask(customer, 'PUT', `/orders/${id}/play-hours`, { slots: [1,2,3,4,5].map((day) => ({ day, from: 18, to: 22 })), time_zone: 'Europe/Berlin' })
  await shot(customer, 'search', `/dashboard/order/${id}`)
  await shot(customer, 'search', `/dashboard/order/${id}`, { lang: 'ar', themes: ['light'] })
  await shot(customer, 'search', `/dashboard/order/${id}`, { lang: 'de', widths: [768], themes: ['dark'] })
  const second = await newCustomer(browser, 90_000)
  const { order_id: other } = await ask(second, 'POST', '/orders', { config })
  await ask(second, 'POST', `/orders/${other}/pay`, { method: 'balance', accept_risk: true })
  await ask(second, 'PUT', `/orders/${other}/credentials`, { login: 'a', password: 'bcdefghij', in_game_name: 'Theo#1' })
  await shot(booster, 'board', '/dashboard/booster/available-orders')
  await shot(booster, 'board', '/dashboard/booster/available-orders', { lang: 'ar', themes: ['light'] })
  await shot(booster, 'board', '/dashboard/booster/available-orders', { lang: 'de', widths: [768], themes: ['dark'] })
  await inDatabase(async (db) => { await db.updateTable('orders').set({ searching_at: new Date(Date.now() - 3_700_000) }).where('id', '=', other).execute() })
  await shot(second, 'late', `/dashboard/order/${other}`, { widths: [360, 1440], themes: ['dark'] })
  await ask(booster, 'POST', `/orders/${id}/claim`)
  await shot(booster, 'work', `/dashboard/order/${id}`, { widths: [360, 1440], themes: ['dark'] })
})
