import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const base = 'http://localhost:3100'
async function shots(name: string | null, list: [string, string, number, 'dark' | 'light', boolean?][]) {
  const context = await browser.newContext({ colorScheme: 'dark' })
  await context.addCookies([{ name: 'ncc_c', value: 'google', url: base }, { name: 'ncc_e', value: '', url: base }])
  if (name) await context.request.post(`${base}/v1/auth/login`, { data: { email: `${name}@peakline.example`, password: 'peakline-demo' } })
  const page = await context.newPage()
  for (const [file, path, width, scheme, full] of list) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
    await page.goto(base + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/shots/${file}.png`, fullPage: Boolean(full) })
  }
  await context.close()
}
await import('node:fs').then((fs) => fs.mkdirSync('/tmp/shots', { recursive: true }))
await shots(null, [
  ['calc-1440', '/league-of-legends/elo-boost', 1440, 'dark'],
  ['calc-360', '/league-of-legends/elo-boost?booster=kestrel', 360, 'light'],
  ['vn-1440', '/league-of-legends/elo-boost?server=vn', 1440, 'dark'],
  ['vn-360-ar', '/ar/league-of-legends/elo-boost?server=vn', 360, 'dark', true],
])
await shots('mira', [
  ['orders-360', '/dashboard/my-orders', 360, 'dark', true],
  ['orders-1440', '/dashboard/my-orders', 1440, 'light'],
])
await shots('admin', [['unserved', '/dashboard/admin/unserved', 1440, 'dark']])
await browser.close()
