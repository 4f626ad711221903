import type { Config } from './config.ts'

/** What a real shop can start with but an operator should know, each with what mends it. */
export function startWarnings(config: Config): string[] {
  if (!config.production) return []
  const { databaseUrl, databaseOwnerUrl, stripe, smtpUrl, vat, payoutAccount } = config
  const passwords = [databaseUrl, databaseOwnerUrl].map((url) => url && new URL(url).password)
  const found: [boolean, string][] = [
    [
      databaseUrl !== undefined && databaseOwnerUrl === undefined,
      'DATABASE_OWNER_URL is not set: the account of the server owns the tables, so only triggers protect the ledger and the audit log.',
    ],
    [
      Boolean(passwords[0]) && passwords[0] === passwords[1],
      'DATABASE_URL and DATABASE_OWNER_URL have one password: whoever reads one has both. Give the owner another.',
    ],
    [smtpUrl === undefined, 'SMTP_URL is none: mails stay in the database, and nobody gets one.'],
    [
      vat === null,
      'Neither VAT_RATE nor VAT_EXEMPTION is set: receipts say nothing about value added tax, and above 250 EUR lack what an invoice needs.',
    ],
    [
      vat !== null && 'rate' in vat && config.operator.vatId === '',
      'VAT_RATE is set without OPERATOR_VAT_ID: receipts above 250 EUR lack what an invoice needs.',
    ],
    [
      stripe?.secretKey.includes('_test_') ?? false,
      'STRIPE_SECRET_KEY is a test key: nobody pays real money.',
    ],
    [payoutAccount === undefined, 'PAYOUT_IBAN is not set: boosters can’t be paid by the SEPA file.'],
  ]
  return found.flatMap(([is, sentence]) => (is ? [sentence] : []))
}
