import { z } from 'zod'
import { linkPurposes } from '#core/base/links.ts'
import { endpoint } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { unkept } from './unkept.ts'
import { exampleSignIn, newPassword, signedIn, username } from './users.ts'
import { email, id, instant, success } from './values.ts'

/** Getting in by a mailed link, getting back in, and changing what one gets in with. */

/** The secret of a mailed link: 256 bits. It travels in bodies, which no log and no cache keeps. */
export const token = z.string().regex(/^[\w-]{43}$/)
export const withToken = z.strictObject({ token })
export const exampleToken = { token: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg' }

const askedByMail = z.strictObject({
  email,
  captchaResponse: z.string().min(1, 'captcha_required').max(4000),
})
const exampleAsked = { email: 'mira@example.com', captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=' }
const nothing = success(z.object({}))

export const forgotPassword = endpoint({
  summary:
    'Mail a link to set a new password, if the address has an account; the reply never says whether it has',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.captcha,
  body: askedByMail,
  reply: nothing,
  errors: ['captcha_failed', 'reset password email sent already'],
  perMinute: 5,
  example: { body: exampleAsked, reply: { data: {} } },
})

export const findMyOrder = endpoint({
  summary: 'Mail a guest links to their orders, if the address has any; the reply never says whether it has',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.captcha,
  body: askedByMail,
  reply: nothing,
  errors: ['captcha_failed', 'link_sent_already'],
  perMinute: 5,
  example: { body: exampleAsked, reply: { data: {} } },
})

/** What a guest's order mail has in its address; it lets nobody in. */
const marked = z.strictObject({ order_id: id, mark: token })
const exampleMarked = { order_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10', mark: exampleToken.token }

export const readWayIn = endpoint({
  summary:
    'Read where the way in of a guest’s mailed order can be sent; a wrong mark is refused like an unknown order',
  guard: 'public',
  reads: true,
  body: marked,
  reply: success(
    z.object({
      /** Masked; null once the order belongs to an account. */
      email: z.string().nullable(),
    }),
  ),
  errors: ['link_not_valid'],
  perMinute: 60,
  example: { body: exampleMarked, reply: { data: { email: 'n…@…' } } },
})

export const mailWayIn = endpoint({
  summary:
    'Mail the link that opens an order to the guest who placed it, from the page that the order’s mail leads to',
  guard: 'public',
  body: marked,
  reply: nothing,
  errors: ['link_not_valid', 'link_sent_already', 'mails_used_up'],
  perMinute: 5,
  example: { body: exampleMarked, reply: { data: {} } },
})

export const mailOwnWayIn = endpoint({
  summary:
    'Mail the signed-in guest the link that opens their order; opened in the same browser, it proves the mailbox (`prove`)',
  guard: 'authentication',
  body: z.strictObject({ order_id: id.optional() }),
  reply: success(z.object({ email: z.string() })),
  errors: ['order_not_found', 'already_customer', 'link_sent_already', 'mails_used_up'],
  perMinute: 5,
  example: { body: {}, reply: { data: { email: 'mira@example.com' } } },
})

export const readLink = endpoint({
  summary: 'Read what a mailed link is for; uses nothing up',
  guard: 'public',
  opensBefore: true,
  reads: true,
  body: withToken,
  reply: success(
    z.object({
      purpose: z.enum(linkPurposes),
      /** The account that it belongs to. */
      user_id: id,
      email: z.string(),
      /** The order that the link opens. */
      order_number: z.int().nullable(),
      /** The address that shall replace `email`. */
      next_email: z.string().nullable(),
    }),
  ),
  errors: ['link_not_valid'],
  perMinute: 60,
  example: {
    body: exampleToken,
    reply: {
      data: {
        purpose: 'reset_password',
        user_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
        email: 'mira@example.com',
        order_number: null,
        next_email: null,
      },
    },
  },
})

export const resetPassword = endpoint({
  summary: 'Set a new password by a mailed link: every session ends, and a new one starts here',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({ token, password: newPassword }),
  reply: signedIn,
  errors: ['link_not_valid', 'weak_password', 'account_banned', 'server_busy'],
  perMinute: 10,
  example: {
    body: { ...exampleToken, password: 'correct horse battery' },
    reply: exampleSignIn('password_updated'),
  },
})

export const openOrder = endpoint({
  summary: 'Sign in as the guest to whom a mailed link belongs, to see the order that it names',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: withToken,
  reply: success(signedIn.shape.data.extend({ order_id: id })),
  errors: ['link_not_valid', 'account_banned'],
  perMinute: 10,
  example: { body: exampleToken },
})

export const confirmAddress = endpoint({
  summary: 'Prove by a mailed link that the address belongs to the signed-in account; guest orders join it',
  guard: 'authentication',
  opensBefore: true,
  body: withToken,
  reply: nothing,
  errors: ['link_not_valid', 'account_banned'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: {} } },
})

export const confirmEmailChange = endpoint({
  summary: 'Confirm a new address from one of the two mailboxes; it changes once both have confirmed',
  guard: 'public',
  opensBefore: true,
  body: withToken,
  reply: success(z.object({ changed: z.boolean() })),
  errors: ['link_not_valid', 'email_already_exists', 'account_banned'],
  perMinute: 10,
  example: { body: exampleToken, reply: { data: { changed: true } } },
})

export const mailProof = endpoint({
  summary: 'Mail the link that proves the address once more',
  guard: 'authentication',
  opensBefore: true,
  reply: nothing,
  errors: ['link_sent_already', 'mails_used_up', 'account_needed'],
  perMinute: 5,
  example: { reply: { data: {} } },
})

const guestOrders = success(
  z.object({
    /** The guests whose orders wait for an answer, newest first. */
    guests: z.array(
      z.object({
        guest_id: id,
        orders: z.array(
          z.object({ order_id: id, number: z.int(), config: orderConfig, created_at: instant }),
        ),
      }),
    ),
  }),
)

export const listGuestOrders = endpoint({
  summary:
    'List what guests ordered with the caller’s proven address. Anyone can type an address, so it joins the account only when its owner says so, or when a mailed link opened it',
  guard: 'authentication',
  opensBefore: true,
  reply: guestOrders,
  errors: [],
})

export const answerGuestOrders = endpoint({
  summary:
    'Say whether what a guest ordered with the caller’s address is theirs: it joins the account with everything that belongs to it, or is not offered again. Returns what still waits for an answer',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ guest_id: id }),
  body: z.strictObject({ mine: z.boolean() }),
  reply: guestOrders,
  errors: ['user_not_found'],
  perMinute: 20,
  example: { body: { mine: true } },
})

export const setPassword = endpoint({
  summary: 'Become a customer as a guest, by a name and a password; orders, chat and balance stay',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.password,
  body: z.strictObject({ username, password: newPassword }),
  reply: nothing,
  errors: [
    'already_customer',
    'email_already_exists',
    'username_already_exists',
    'username_reserved',
    'weak_password',
    'server_busy',
  ],
  perMinute: 5,
  example: { body: { username: 'mira', password: 'correct horse battery' }, reply: { data: {} } },
})

export const changePassword = endpoint({
  summary: 'Change the password; every other session ends',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.password,
  body: z.strictObject({ oldPassword: z.string().min(1, 'password_empty').max(200), password: newPassword }),
  reply: nothing,
  errors: ['incorrect_old_password', 'weak_password', 'server_busy'],
  perMinute: 5,
  example: {
    body: { oldPassword: 'correct horse battery', password: 'a quiet ridge at dawn' },
    reply: { data: {}, message: 'password_updated' },
  },
})

export const mailPasswordLink = endpoint({
  summary: 'Mail the signed-in customer a link to set a password, for example if they have none yet',
  guard: 'authentication',
  opensBefore: true,
  reply: nothing,
  errors: ['reset password email sent already', 'mails_used_up', 'account_needed'],
  perMinute: 5,
  example: { reply: { data: {} } },
})

export const changeEmail = endpoint({
  summary: 'Ask for another address: a link goes to both mailboxes',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ email }),
  reply: nothing,
  errors: ['email_already_exists', 'mails_used_up', 'account_needed'],
  fresh: true,
  perMinute: 5,
  example: { body: { email: 'mira@example.org' }, reply: { data: {} } },
})

export const cancelEmailChange = endpoint({
  summary: 'Keep the address; the links to change it become void',
  guard: 'authentication',
  opensBefore: true,
  reply: nothing,
  errors: [],
})

export const accessContract = {
  forgotPassword,
  findMyOrder,
  readWayIn,
  mailWayIn,
  mailOwnWayIn,
  readLink,
  resetPassword,
  openOrder,
  confirmAddress,
  confirmEmailChange,
  mailProof,
  listGuestOrders,
  answerGuestOrders,
  setPassword,
  changePassword,
  mailPasswordLink,
  changeEmail,
  cancelEmailChange,
}
