import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { permissions } from '#core/people/permissions.ts'
import { locales } from '#i18n/locales.ts'
import { issueLink } from '#server/accounts/links/issue-link.ts'
import { composeLetter } from '#server/news/mail/compose-letter.ts'
import { letterHtml } from '#server/news/mail/letter-html.ts'
import { choiceOf, letterKinds } from '#server/news/mail/letter-kinds.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { madeUpLetter } from '#server/news/mail/preview/made-up-letters.ts'
import { turnOffLinks } from '#server/news/mail/turn-off-token.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, newAccount, newPassword } from './newcomers.ts'
import { expect, test } from './test.ts'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const site = 'Peakline'

for (const locale of ['en', 'de', 'ar'] as const)
  test(`every mail in ${locale} fits a phone of 360 px and shows no barrier, light and dark`, async ({
    page,
  }) => {
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

test('every link of every mail in nine languages answers the person to whom it was sent', async ({
  browser,
  baseURL: publicUrl = '',
}) => {
  const secrets = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8')
  const { secretKey }: { secretKey: string } = JSON.parse(secrets)
  const reader = await newAccount(browser, { permissions: [...permissions], verified_at: new Date() })
  const { request } = reader.context
  const login = await request.post('/v1/auth/login', { data: { email: reader.email, password: newPassword } })
  expect(login.status()).toBe(200)
  const [unpaid, paid, token] = await inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const token = await db.transaction().execute(async (tx) => {
      const owner = await lockAccount(tx, reader.id)
      if (!owner) throw new Error('The reader has no account')
      return issueLink({ tx, now: new Date() } as Work, 'reset_password', owner)
    })
    const ours = { customerId: reader.id }
    const unpaid = await insertOrder(services, ours)
    const paid = await insertOrder(services, { ...ours, status: 'waiting_for_account' })
    const dispute = { kind: 'other', reason: 'A mail names its page', opened_at: new Date() } as const
    await db
      .insertInto('order_disputes')
      .values({
        ...dispute,
        order_id: paid.id,
        opened_by: reader.id,
        opened_as: 'customer',
        was_paused: false,
      })
      .execute()
    return [unpaid.id, paid.id, token]
  })
  const links = new Set<string>()
  for (const { code } of locales) {
    const t = await mailWords(code)
    for (const kind of letterKinds) {
      const letter = madeUpLetter(t, kind, code)
      const topic = choiceOf(kind)
      const turnOff = topic && turnOffLinks(secretKey, reader.id, topic, code)
      const { content } = composeLetter(t, letter, { site, publicUrl, turnOff })
      const html = letterHtml(content, {
        locale: code,
        site,
        publicUrl,
        pictures: { logo: dot, climb: null },
      })
      for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) links.add(href.replaceAll('&amp;', '&'))
    }
  }
  expect(links.size).toBeGreaterThan(5 * locales.length)
  for (const link of links) {
    // The made-up letters name orders and secrets that nobody has; this reader's are in their place.
    const own = link
      .replace(/(checkout\/)[\da-f-]{36}/, `$1${unpaid}`)
      .replace(/(order\/)[\da-f-]{36}/, `$1${paid}`)
      .replace('q7Tn2mXc0vK1n5', token)
    const answer = await request.get(own)
    expect([own, answer.status()]).toEqual([own, 200])
    // A link that no longer works has a page too; one that works names its owner.
    if (own.includes(token))
      expect([own, await answer.text()]).toEqual([own, expect.stringContaining(reader.email)])
  }
  await reader.context.close()
})
