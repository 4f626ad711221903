import type { Finding } from '#core/site/shop-checks.ts'
import type { Config } from '#server/platform/config/config.ts'

/** What the settings alone show: a shop can start with it, but its operator should know. */
export function settingsFindings(config: Config): Finding[] {
  const { databaseUrl, databaseOwnerUrl, smtpUrl, stripe, operator, vat, payoutAccount } = config
  const passwords = [databaseUrl, databaseOwnerUrl].map((url) => url && new URL(url).password)
  const found: [boolean, Finding][] = [
    [
      databaseUrl !== undefined && databaseOwnerUrl === undefined,
      { check: 'database', finding: 'one_account' },
    ],
    [Boolean(passwords[0]) && passwords[0] === passwords[1], { check: 'database', finding: 'one_password' }],
    [smtpUrl === undefined, { check: 'mail', finding: 'off' }],
    [stripe === undefined, { check: 'payments', finding: 'sandbox' }],
    [stripe?.secretKey.includes('_test_') ?? false, { check: 'payments', finding: 'test_key' }],
    [payoutAccount === undefined, { check: 'settings', finding: 'payout_account' }],
    [operator.demo, { check: 'legal', finding: 'demo' }],
    [vat === null, { check: 'legal', finding: 'no_vat' }],
    [vat !== null && 'rate' in vat && operator.vatId === '', { check: 'legal', finding: 'no_vat_id' }],
    [!config.supportHoursSet, { check: 'support_hours', finding: 'unset' }],
  ]
  return found.flatMap(([is, finding]) => (is ? [finding] : []))
}
