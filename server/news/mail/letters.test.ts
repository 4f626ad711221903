import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pathPattern } from '#i18n/href.ts'
import { type Locale, localeInfo, locales } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { routePatterns } from '#i18n/paths.ts'
import { smtpMailer } from '#server/platform/outside/smtp-mailer.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { type Arrived, mailServer } from '#server/test/mail-server.ts'
import { openServices } from '#server/test/open-app.ts'
import { letterSvg } from '#web/parts/share/letter-picture.tsx'
import { choiceOf, factsOf, letterKinds } from './letter-kinds.ts'
import { drawnPictures } from './letter-pictures.ts'
import { mailWords } from './mail-words.ts'
import { madeUpLetter } from './preview/made-up-letters.ts'
import { type LetterKind, queueLetter } from './queue-letter.ts'
import { sendMails } from './send-mails.ts'

const services = await openServices()
const smtp = await mailServer()
const from = 'Peakline <climb@peakline.example>'
const mailer = smtpMailer(smtp.url, from)
afterAll(() => mailer.close?.())
const sending = {
  ...services,
  config: { ...services.config, smtpUrl: smtp.url },
  mailer,
  letterPictures: drawnPictures(letterSvg, services.sharePictures),
}

const pages = (locale: Locale) => routePatterns.map((each) => pathExpression(pathPattern(each, locale)))

const addressOf = (kind: string, locale: Locale) => `${kind.replaceAll('_', '-')}.${locale}@example.com`

async function queueMadeUp(kind: LetterKind, locale: Locale, email: string, userId: string) {
  const letter = madeUpLetter(await mailWords(locale), kind, locale)
  return transaction(services, (work) =>
    queueLetter(work, { ...letter, to: { ...letter.to, email, userId } }),
  )
}

const arrivedAt = (email: string): Arrived => {
  const found = smtp.arrived.filter(({ to }) => to.includes(email))
  expect(found, email).toHaveLength(1)
  return found[0] as Arrived
}

/** Every address in the HTML and in the text. */
function linksOf({ mail }: Arrived): string[] {
  const inHtml = [...String(mail.html).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  const inText = String(mail.text).match(/https?:\/\/\S+/g) ?? []
  return [...new Set([...inHtml, ...inText])]
}

describe('a real mail server', () => {
  beforeAll(async () => {
    const { id } = await insertCustomer(services)
    for (const kind of letterKinds)
      for (const { code } of locales)
        expect(await queueMadeUp(kind, code, addressOf(kind, code), id)).toBe(true)
    // Two servers at once, as in production.
    await Promise.all([sendMails(sending), sendMails(sending)])
    await sendMails(sending)
  }, 240_000)

  test('gets every mail of every kind in nine languages, once', () => {
    expect(letterKinds.length).toBeGreaterThan(20)
    expect(smtp.arrived).toHaveLength(letterKinds.length * locales.length)
    const ids = smtp.arrived.map(({ mail }) => mail.messageId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^<mail-\d+@peakline\.example>$/.test(id ?? ''))).toBe(true)
  })

  describe.each(locales)('in $code', ({ code, dir, tag }) => {
    test.each(letterKinds)('%s has both forms, its headers and its pictures, and no hole', (kind) => {
      const arrived = arrivedAt(addressOf(kind, code))
      const { mail, raw } = arrived
      expect(mail.from?.text).toBe('"Peakline" <climb@peakline.example>')
      expect(arrived.from).toBe('climb@peakline.example')
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
      expect(mail.headers.get('content-language')).toBe(tag)
      const html = String(mail.html)
      expect(html).toContain(`<html lang="${tag}" dir="${dir}">`)
      for (const form of [mail.subject, mail.text, html.replace(/<style>.*?<\/style>/s, '')]) {
        expect(form, kind).not.toMatch(/[{}]|mails\.\w+_|undefined|\[object/)
        expect(String(form).length).toBeGreaterThan(5)
      }
      // No picture and no style sheet comes from outside; what the HTML names is attached, and the other way around.
      expect(html).not.toMatch(/src="(?!cid:)|@import|url\(/)
      const named = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)
      expect(mail.attachments.map(({ cid }) => cid).sort()).toEqual(named.sort())
      expect(mail.attachments.length).toBeGreaterThan(0)
      expect(raw.length).toBeLessThan(100 * 1024)
      expect(raw).toMatch(/multipart\/alternative/)
    })
  })

  test('has working links in each of them: pages of the shop in the language of the mail', () => {
    for (const { code } of locales)
      for (const kind of letterKinds)
        for (const link of linksOf(arrivedAt(addressOf(kind, code)))) {
          expect(link.startsWith(`${services.config.publicUrl}`), link).toBe(true)
          const { pathname } = new URL(link)
          // The head leads to the shop itself, which finds the reader's language.
          const isPage = pathname === '/' || pages(code).some((page) => matchPath(page, pathname))
          expect(isPage, `${kind} ${code}: ${link}`).toBe(true)
        }
  })

  test('gets a one-click address (RFC 8058) with what can be turned off, and only with that', () => {
    for (const kind of letterKinds) {
      const { mail } = arrivedAt(addressOf(kind, 'de'))
      const list = mail.headers.get('list') as { unsubscribe?: { url: string } } | undefined
      const post = mail.headers.get('list')
        ? (mail.headers.get('list') as Record<string, unknown>)['unsubscribe-post']
        : undefined
      if (choiceOf(kind) === null) expect([kind, list?.unsubscribe]).toEqual([kind, undefined])
      else {
        expect(list?.unsubscribe?.url).toContain('/mails/turn-off/')
        expect(JSON.stringify(post)).toContain('One-Click')
      }
    }
  })

  test('what opens an account is not kept once it was sent, and everything else is', async () => {
    const rows = await services.db.selectFrom('mails').select(['kind', 'body', 'content']).execute()
    for (const { kind, body, content } of rows) {
      const keeps = `${body}${JSON.stringify(content)}`.includes('q7Tn2mXc0vK1n5')
      expect([kind, keeps]).toEqual([kind, false])
    }
    const { mail } = arrivedAt(addressOf('reset_password', 'en'))
    expect(factsOf('reset_password').secret).toBe(true)
    expect(mail.text).toContain('q7Tn2mXc0vK1n5')
  })
})

test('trust W3: text that looks like a header or like HTML stays text', async () => {
  const { id } = await insertCustomer(services)
  const email = 'evil@example.com'
  const letter = madeUpLetter(await mailWords('en'), 'support_letter', 'en')
  const evil = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com'
  await transaction(services, (work) =>
    queueLetter(work, {
      ...letter,
      values: { ...letter.values, topic: evil, name: evil },
      above: [{ is: 'quote', text: evil }],
      to: { email, locale: 'en', username: null, userId: id },
    }),
  )
  await sendMails(sending)
  const { mail, to } = arrivedAt(email)
  expect(to).toEqual([email])
  expect(mail.bcc).toBeUndefined()
  expect(String(mail.html)).not.toContain('<img src=x')
  expect(String(mail.html)).toContain('&lt;img src=x')
  // Its writer's language decides its direction, whatever the letter's is.
  expect(String(mail.html)).toMatch(/<blockquote[^>]*><div dir="auto"[^>]*>&lt;img src=x/)
})

test('with a key, mails are signed for the sender’s domain (DKIM)', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = smtpMailer(smtp.url, from, {
    domainName: 'peakline.example',
    keySelector: 'peak',
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  })
  await signed.send({ id: 1, recipient: 'signed@example.com', subject: 'Signed', text: 'Signed' })
  signed.close?.()
  expect(arrivedAt('signed@example.com').raw).toMatch(
    /^DKIM-Signature: [^\n]*d=peakline\.example;\s+q=dns\/txt; s=peak;/m,
  )
})

test('a mail server that never answers costs seconds, not minutes', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const slow = smtpMailer(`smtp://127.0.0.1:${port}`, from)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    slow.close?.()
    silent.close()
  })
  const sent = slow.send({ id: 2, recipient: 'x@example.com', subject: 'x', text: 'x' })
  await once(silent, 'connection')
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  vi.advanceTimersByTime(5_000)
  await expect(sent).rejects.toThrow()
})

test('a heading has at most six words, and a preview fits before it is cut off', async () => {
  const t = await mailWords('en')
  for (const kind of letterKinds)
    expect(t(`mails.${kind}_heading` as never).split(' ').length, kind).toBeLessThanOrEqual(6)
  expect(localeInfo('ar').dir).toBe('rtl')
})

test('every kind of mail that can be turned off is named on the page behind that link', async () => {
  const names = Object.keys((await import('#i18n/messages/en/mailchoice.ts')).default)
  const topics = new Set(letterKinds.map(choiceOf).filter((topic) => topic !== null))
  expect([...topics].filter((topic) => !names.includes(`choice.${topic}`))).toEqual([])
})
