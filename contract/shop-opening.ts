import { z } from 'zod'
import { shopCheckNames } from '#core/site/shop-checks.ts'
import { exampleToken, withToken } from './access.ts'
import { endpoint } from './endpoint.ts'
import { unkept } from './unkept.ts'
import { email, instant, localeCode, success } from './values.ts'

/** The opening of the shop, and the one mail that tells those who asked for it. */

const openShop = endpoint({
  summary:
    'Open the shop for everyone, once and for good; every test order is deleted with everything that belongs to it. Refused while something blocks the opening; everything else that isn’t ready must be accepted by name. Opening an open shop changes nothing',
  guard: 'FullAccess',
  unkept: 'The checks ask mail server, storage and provider before the transaction; an open shop stays open',
  body: z.strictObject({ accepted: z.array(z.enum(shopCheckNames)).max(shopCheckNames.length) }),
  reply: success(z.object({ opened_at: instant })),
  errors: ['shop_not_ready', 'checks_changed'],
  perMinute: 10,
  fresh: true,
  example: {
    body: { accepted: ['backups'] },
    reply: { data: { opened_at: '2026-11-27T09:00:00.000Z' } },
  },
})

/** `open`: the shop has opened meanwhile, and no mail is needed. */
const state = z.enum(['unconfirmed', 'confirmed', 'open'])

const askOpeningMail = endpoint({
  summary:
    'Leave an address for one mail when the shop opens: a link is mailed to it that confirms it. The reply is the same for every address',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.captcha,
  body: z.strictObject({
    email,
    locale: localeCode,
    captchaResponse: z.string().min(1, 'captcha_required').max(4000),
  }),
  reply: success(z.object({ open: z.boolean() })),
  errors: ['captcha_failed'],
  perMinute: 5,
  example: {
    body: { email: 'mira@example.com', locale: 'en', captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=' },
    reply: { data: { open: false } },
  },
})

const read = success(z.object({ state, email: z.string().nullable() }))

const readOpeningMail = endpoint({
  summary: 'Read what a mailed link of the opening mail can do; changes nothing',
  guard: 'public',
  opensBefore: true,
  reads: true,
  body: withToken,
  reply: read,
  errors: ['link_not_valid'],
  perMinute: 60,
  example: { body: exampleToken, reply: { data: { state: 'unconfirmed', email: 'mira@example.com' } } },
})

const confirmOpeningMail = endpoint({
  summary: 'Confirm an address for the opening mail by its mailed link',
  guard: 'public',
  opensBefore: true,
  unkept: 'The reply holds an address that its reader can delete at any time; a repeat confirms it again',
  body: withToken,
  reply: read,
  errors: ['link_not_valid'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: { state: 'confirmed', email: 'mira@example.com' } } },
})

const removeOpeningMail = endpoint({
  summary: 'Delete an address that waits for the opening mail, by its mailed link',
  guard: 'public',
  opensBefore: true,
  body: withToken,
  reply: success(z.object({})),
  errors: ['link_not_valid'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: {} } },
})

export const shopOpeningContract = {
  openShop,
  askOpeningMail,
  readOpeningMail,
  confirmOpeningMail,
  removeOpeningMail,
}
