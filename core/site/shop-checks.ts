/**
 * What a shop needs in order to run, and what can be wrong with each: `missing` leaves something out, `wrong` breaks
 * something. The command `npm run doctor` and staff's page read it; the texts are `opening.find.{check}.{finding}`.
 */
export const shopChecks = {
  settings: { invalid: 'wrong', vault_keys: 'wrong', payout_account: 'missing' },
  database: {
    away: 'wrong',
    account: 'wrong',
    strong: 'wrong',
    one_account: 'missing',
    one_password: 'missing',
  },
  migrations: { waiting: 'wrong', newer: 'wrong' },
  redis: { away: 'wrong' },
  mail: {
    off: 'missing',
    password: 'wrong',
    certificate: 'wrong',
    away: 'wrong',
    stuck: 'wrong',
    given_up: 'missing',
  },
  payments: {
    sandbox: 'missing',
    key: 'wrong',
    away: 'wrong',
    test_key: 'missing',
    no_webhook: 'wrong',
    webhook_events: 'wrong',
    unsigned: 'wrong',
    unseen: 'missing',
  },
  sign_ins: { secret: 'wrong', away: 'wrong' },
  files: { unwritable: 'wrong' },
  disk: { low: 'wrong' },
  clock: { off: 'wrong' },
  proxies: {
    no_token: 'missing',
    away: 'wrong',
    certificate: 'wrong',
    certificate_ends: 'missing',
    other_site: 'wrong',
    no_server: 'wrong',
    too_few: 'wrong',
    too_many: 'wrong',
  },
  backups: { none: 'missing', old: 'wrong', no_drill: 'missing', old_drill: 'missing' },
  legal: { demo: 'missing', no_vat: 'missing', no_vat_id: 'missing' },
  support_hours: { unset: 'missing' },
  prices: { none: 'missing', later: 'missing' },
  boosters: { none: 'missing', game: 'hint' },
  staff: { second_factor: 'missing', alone: 'missing' },
} as const satisfies Record<string, Record<string, FindingState>>

export type ShopCheck = keyof typeof shopChecks
export const shopCheckNames = Object.keys(shopChecks) as ShopCheck[]

/** Facts that the texts name: amounts, names, and times as ISO 8601 under `at`. */
export type CheckFacts = Readonly<Record<string, string | number>>

/** One thing that is wrong with a check; `failed`: the check itself couldn't be made. */
export type Finding = {
  [Check in ShopCheck]: { check: Check; finding: keyof (typeof shopChecks)[Check] | 'failed' }
}[ShopCheck] & { facts?: CheckFacts }

export type CheckState = 'good' | 'missing' | 'wrong'
/** A hint says what the owner may want to know; the shop runs as well without. */
export type FindingState = 'hint' | 'missing' | 'wrong'

/** How much a finding matters. */
export function stateOf({ check, finding }: { check: string; finding: string }): FindingState {
  const states: Record<string, FindingState> = shopChecks[check as ShopCheck] ?? {}
  return states[finding] ?? 'wrong'
}

/** The state of a check: the worst of what was found. Hints leave it good. */
export function worstOf(findings: readonly { check: string; finding: string }[]): CheckState {
  const states = findings.map(stateOf)
  if (states.includes('wrong')) return 'wrong'
  return states.includes('missing') ? 'missing' : 'good'
}

/** Without these a shop can't open. The second list holds in production only, so that a demo can open. */
const blocking: Partial<Record<ShopCheck, { always?: readonly string[]; production?: readonly string[] }>> = {
  database: { always: ['away', 'account'] },
  migrations: { always: ['waiting'] },
  prices: { always: ['none', 'later'] },
  mail: { production: ['off', 'password'] },
  payments: { production: ['sandbox', 'key', 'away', 'test_key'] },
  legal: { production: ['demo'] },
}

/** Whether a finding keeps the shop from opening. A check that couldn't be made blocks if any of its findings does. */
export function blocksOpening(
  { check, finding }: { check: string; finding: string },
  production: boolean,
): boolean {
  const { always = [], production: real = [] } = blocking[check as ShopCheck] ?? {}
  const blocks = production ? [...always, ...real] : always
  return blocks.includes(finding) || (finding === 'failed' && blocks.length > 0)
}

/** From when on the doctor finds something. */
export const checkLimits = {
  /** Of our clock from another; a code of an authenticator app is worth half a minute. */
  clockSeconds: 30,
  /** Free space on the disk of the files. */
  diskBytes: 1_000_000_000,
  mailSeconds: 300,
  certificateDays: 14,
  backupDays: 2,
  drillDays: 35,
} as const
