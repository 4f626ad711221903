import { expect, test } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { composeLetter } from '#server/mail/compose-letter.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { mailWords } from '#server/mail/mail-words.ts'
import { letterKinds, madeUpLetter } from '#server/mail/preview/made-up-letters.ts'
import { violations } from './axe.ts'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const site = 'Peakline'

for (const locale of ['en', 'de', 'ar'] as const)
  test(`every mail in ${locale} fits a phone of 360 px and shows no barrier, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const t = await mailWords(locale)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const kind of letterKinds) {
      const publicUrl = 'https://peakline.example'
      const { content } = composeLetter(t, madeUpLetter(t, kind, locale), { site, publicUrl, turnOff: null })
      const pictures = { logo: dot, climb: content.climb && dot }
      await page.setContent(letterHtml(content, { locale, site, publicUrl, pictures }))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([kind, width]).toEqual([kind, 360])
      expect([kind, await violations(page)]).toEqual([kind, []])
    }
  })

test('the public pages that mails lead to answer in nine languages', async ({ request, baseURL }) => {
  const links = new Set<string>()
  for (const { code } of locales) {
    const t = await mailWords(code)
    for (const kind of letterKinds) {
      const letter = madeUpLetter(t, kind, code)
      const { content } = composeLetter(t, letter, { site, publicUrl: baseURL ?? '', turnOff: null })
      const buttons = content.blocks.flatMap((block) => (block.is === 'button' ? [block.href ?? ''] : []))
      for (const href of [...buttons, ...content.links.map((link) => link.href)])
        if (!/dashboard|checkout|q7Tn2mXc0vK1n5/.test(href)) links.add(href)
    }
  }
  expect(links.size).toBeGreaterThan(18)
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
})
