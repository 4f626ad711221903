import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOrder, stateErrors } from './order-view.ts'
import { orderParams, success, text } from './values.ts'

/** The login of an order's game account: storing, opening and revoking it. */

export const storeCredentials = endpoint({
  summary: "Store the game account's login in the vault, or replace it",
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({
    login: text(100).min(1),
    password: z.string().min(1).max(200),
    in_game_name: text(40).min(1),
  }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { login: 'mira-lol', password: 'the game account’s own', in_game_name: 'Mira#EUW' } },
})

export const viewCredentials = endpoint({
  fresh: true,
  summary: 'Open the login; the view is recorded, and the customer can see the record',
  guard: 'authentication',
  params: orderParams,
  reply: success(z.object({ login: z.string(), password: z.string(), in_game_name: z.string() })),
  errors: ['order_not_found', 'order_credentials_not_found', 'forbidden'],
  perMinute: 30,
})

export const copyCredentials = endpoint({
  summary: 'Record that the opened login was copied; the customer can see the record',
  guard: 'authentication',
  params: orderParams,
  reply: success(z.object({})),
  errors: ['order_not_found', 'order_credentials_not_found', 'forbidden'],
  perMinute: 60,
})

export const revokeCredentials = endpoint({
  summary:
    'Delete the login from the vault: an order without a booster leaves the board until a new login is stored, an order in progress is paused',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found', 'order_credentials_not_found'],
})

export const vaultContract = {
  storeCredentials,
  viewCredentials,
  copyCredentials,
  revokeCredentials,
}
