import type { Operator, Payments, Support } from '#contract/site.ts'

/** The demo's company, which exists nowhere. */
const demo = {
  OPERATOR_NAME: 'Peakline Demo GmbH',
  OPERATOR_ADDRESS: 'Musterstraße 12 | 10115 Berlin | Germany',
  OPERATOR_EMAIL: 'help@peakline.example',
  OPERATOR_PHONE: '+49 30 0000000',
  OPERATOR_REPRESENTATIVE: 'Mara Muster',
  OPERATOR_REGISTER: 'Amtsgericht Berlin, HRB 000000',
  OPERATOR_VAT_ID: 'DE000000000',
}

/** What the law demands of every shop; not every operator has the others. */
export const neededOfOperator = {
  OPERATOR_NAME: 'the name of the company or person, for the legal pages',
  OPERATOR_ADDRESS: 'the postal address for the legal pages, its lines apart by |',
  OPERATOR_EMAIL: 'an e-mail address for the legal pages',
  OPERATOR_PHONE: 'a phone number for the legal pages',
} as const

/** Who runs the shop, from the variables; the demo's company when no name is set. */
export function operatorOf(
  values: { [Name in keyof typeof demo | 'OPERATOR_SINCE']?: string | undefined },
): Operator {
  const set = values.OPERATOR_NAME ? values : demo
  const { OPERATOR_SINCE: since } = values
  return {
    name: set.OPERATOR_NAME ?? '',
    address: (set.OPERATOR_ADDRESS ?? '').split('|').map((line) => line.trim()),
    email: set.OPERATOR_EMAIL ?? '',
    phone: set.OPERATOR_PHONE ?? '',
    representative: set.OPERATOR_REPRESENTATIVE ?? '',
    register: set.OPERATOR_REGISTER ?? '',
    vatId: set.OPERATOR_VAT_ID ?? '',
    since: since ? Number(since) : null,
    demo: set === demo,
  }
}

/** `10:00-22:00 Europe/Berlin`. */
export const supportHours = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00) \S+$/

/** When support answers and where; `hours` matches `supportHours`. */
export function supportOf(email: string, hours: string): Support {
  const [span = '', timeZone = 'UTC'] = hours.split(' ')
  const [from = '', to = ''] = span.split('-')
  return { email, from, to, timeZone }
}

/** The ways to pay that the operator has turned on at the provider, by name; without a provider it is the sandbox. */
export function paymentsOf(providerKey: string | undefined, methods: string): Payments {
  const names = methods.split(',').map((name) => name.trim())
  return { sandbox: !providerKey, methods: providerKey ? names.filter((name) => name !== '') : [] }
}
