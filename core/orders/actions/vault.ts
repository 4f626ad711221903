import { needsAccount } from '../kinds.ts'
import type { CodeState } from '../vault.ts'
import type { DisputeFacts } from './disputes.ts'
import { isPaidAndOpen, type OrderFacts, step } from './order.ts'
import { never, type Rules, when } from './rule.ts'

export type VaultFacts = {
  /** Whether the vault has the account's login. */
  loginStored: boolean
  /** How far the hand-over of a login code is; null for none. */
  code: CodeState | null
}

/** In an ordinary order. */
export const emptyVault: VaultFacts = { loginStored: false, code: null }

export const vaultRefusals = ['order_credentials_not_found'] as const

export const vaultRules: Rules<
  | 'store_credentials'
  | 'replace_credentials'
  | 'revoke_credentials'
  | 'view_credentials'
  | 'ask_code'
  | 'give_code'
  | 'view_code'
  | 'drop_code',
  VaultFacts & DisputeFacts & OrderFacts
> = {
  store_credentials: step('store_credentials'),
  replace_credentials: (actor, order) =>
    when(
      actor === 'customer' &&
        needsAccount(order.config) &&
        isPaidAndOpen(order) &&
        order.status !== 'waiting_for_account',
    ),
  revoke_credentials: (actor, order) =>
    when(actor === 'customer' && order.loginStored && isPaidAndOpen(order)),
  view_credentials: (actor, order) =>
    when(
      actor === 'booster' && order.loginStored && order.status === 'boosting' && order.disputedBy === null,
    ),
  ask_code: (actor, order) =>
    when(actor === 'booster' && order.loginStored && order.status === 'boosting' && order.code !== 'given'),
  give_code: (actor, { code }) => when(actor === 'customer' && code === 'asked'),
  view_code: (actor, { code }) => when(actor === 'booster' && code === 'given'),
  drop_code: never,
}
