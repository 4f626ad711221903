import { z } from 'zod'
import { shopCheckNames } from '#core/site/shop-checks.ts'
import { endpoint } from './endpoint.ts'
import { instant, success } from './values.ts'

const facts = z.record(z.string(), z.union([z.string(), z.number()]))

const checkedShop = z.object({
  at: instant,
  checks: z.array(
    z.object({
      check: z.enum(shopCheckNames),
      state: z.enum(['good', 'missing', 'wrong']),
      /** What is missing or wrong, in words of the client: `core/site/shop-checks.ts` has every code. */
      findings: z.array(
        z.object({ check: z.enum(shopCheckNames), finding: z.string(), facts: facts.optional() }),
      ),
      /** What there is to say about a check that found nothing. */
      note: z.object({ note: z.string(), facts }).nullable(),
    }),
  ),
  /** Where the opening stands. */
  opening: z.object({
    opened_at: instant.nullable(),
    /** The checks without which it can't open. */
    blocking: z.array(z.enum(shopCheckNames)),
    /** What the opening deletes, and how many people it mails. */
    test_orders: z.int(),
    mails: z.int(),
  }),
})

const listShopChecks = endpoint({
  summary:
    'Check what the shop needs to run: settings, database, mail, payments, backups, prices and more; asks the services outside and takes up to 10 s',
  guard: 'FullAccess',
  reply: success(checkedShop),
  errors: [],
  perMinute: 10,
})

const sendTestMail = endpoint({
  summary: 'Send a test mail to the caller’s own address, and say whether the mail server accepted it',
  guard: 'FullAccess',
  unkept: 'The mail server is asked at once, because its answer is the reply',
  reply: success(z.object({ email: z.string() })),
  errors: ['mail_not_accepted'],
  perMinute: 5,
})

export const shopChecksContract = { listShopChecks, sendTestMail }
