import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOrder, stateErrors } from './order-view.ts'
import { unkept } from './unkept.ts'
import { inGameName, orderParams, success, text, withoutContacts } from './values.ts'

/** The login of an order's game account: storing, opening and revoking it. */

export const storeCredentials = endpoint({
  summary: "Store the game account's login in the vault, or replace it",
  guard: 'authentication',
  opensBefore: true,
  unkept: 'A repeat stores the same login again; no mark of it is stored outside the vault',
  params: orderParams,
  body: z.strictObject({
    login: text(100).min(1),
    password: z.string().min(1).max(200),
    in_game_name: inGameName,
  }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { login: 'mira-lol', password: 'the game account’s own', in_game_name: 'Mira#EUW' } },
})

export const viewCredentials = endpoint({
  fresh: 'also_guests',
  summary: 'Open the login; the view is recorded, and the customer can see the record',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  params: orderParams,
  reply: success(z.object({ login: z.string(), password: z.string(), in_game_name: z.string() })),
  errors: ['order_not_found', 'order_credentials_not_found', 'forbidden'],
  perMinute: 30,
})

export const copyCredentials = endpoint({
  summary: 'Record that the opened login was copied; the customer can see the record',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'Each copy of the login is recorded',
  params: orderParams,
  reply: success(z.object({})),
  errors: ['order_not_found', 'order_credentials_not_found', 'forbidden'],
  perMinute: 60,
})

export const revokeCredentials = endpoint({
  summary:
    'Delete the login from the vault: an order without a booster leaves the board until a new login is stored, an order in progress is paused',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found', 'order_credentials_not_found'],
})

export const askLoginCode = endpoint({
  summary:
    'Ask the customer for the code that the game sends at sign-in; they are notified, and mailed if they have no page open',
  guard: 'authentication',
  opensBefore: true,
  external: 'Redis may be asked before the transaction whether the customer has a page open',
  params: orderParams,
  reply: oneOrder,
  errors: [...stateErrors, 'login_code_given_already', 'too_many_login_codes'],
  perMinute: 10,
})

export const giveLoginCode = endpoint({
  summary: 'Hand over the login code that the booster asked for; it is sealed until the booster opens it',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'A repeat stores the same code again; no mark of it is stored outside the vault',
  params: orderParams,
  body: z.strictObject({ code: withoutContacts(text(40).min(1)) }),
  reply: oneOrder,
  errors: [...stateErrors, 'login_code_not_found'],
  perMinute: 10,
  example: { body: { code: '481 902' } },
})

export const viewLoginCode = endpoint({
  summary: 'Open the login code, once: it is deleted by that, and the customer sees that it was opened',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  params: orderParams,
  reply: success(z.object({ code: z.string() })),
  errors: [...stateErrors, 'login_code_not_found'],
  perMinute: 10,
})

export const vaultContract = {
  storeCredentials,
  viewCredentials,
  copyCredentials,
  revokeCredentials,
  askLoginCode,
  giveLoginCode,
  viewLoginCode,
}
