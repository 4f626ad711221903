import { expect, test } from 'vitest'
import { operatorOf, supportOf } from '#server/platform/config/site.ts'
import { llmsTxt, robots, securityTxt } from './well-known.ts'

const shop = {
  publicUrl: 'https://shop.example',
  siteName: 'Peakline',
  operator: operatorOf({}),
  support: supportOf('help@shop.example', '10:00-22:00 Europe/Berlin'),
}

test('crawlers read everything except personal pages, in every language', () => {
  const lines = robots(shop).split('\n')
  expect(lines).toContain('Disallow: /dashboard')
  expect(lines).toContain('Disallow: /*/checkout')
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
})

test('security.txt names a contact and expires within a year, as RFC 9116 demands', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const text = securityTxt(shop, now)
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - now.getTime()) / 86_400_000
  expect(text).toContain('Contact: mailto:help@peakline.example')
  expect(days).toBeGreaterThan(179)
  expect(days).toBeLessThan(365)
})

test('llms.txt links to pages of the shop only, with their absolute address', () => {
  const links = [...llmsTxt(shop).matchAll(/\]\((.*?)\)/g)].map(([, address]) => address ?? '')
  expect(links.length).toBeGreaterThan(10)
  for (const address of links) expect(address).toMatch(/^https:\/\/shop\.example\/[a-z]/)
})
