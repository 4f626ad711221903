import type { Vat } from '#core/money/receipts.ts'
import type { AnalyticsKind } from '#core/people/consent.ts'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { DisplayRates } from '#core/prices/display-currencies.ts'
import type { LocaleCode } from './values.ts'

/** What every page knows of the shop, from its configuration. */
export type Site = {
  name: string
  /** Origin without a trailing slash. */
  publicUrl: string
  operator: Operator
  support: Support
  /** Whether browsers keep pages for times without a connection. */
  offline: boolean
  /** In which the shop counts days and months. */
  timeZone: string
  /** Who counts page views once a visitor has agreed. */
  analytics: AnalyticsKind
  /** Where icons beyond those in the scripts come from (spec 7). */
  iconPath: string
  payments: Payments
  /** The other sites through which people can sign in. */
  signIns: readonly SignInProvider[]
  /** Whether ranks can be looked up by in-game name. */
  profileLookup: boolean
  /** The name of the provider that translates messages; null if the shop has none. */
  translation: string | null
  /** The tax that prices include, or why they include none; null where the shop has set neither. */
  vat: Vat
  /** For showing prices in other currencies; null if the shop has none. */
  rates: DisplayRates | null
  /**
   * The shop isn't open yet: `shut` for this reader, or staff who can try it. Missing once it is open, as in every page that
   * is kept.
   */
  closed?: 'shut' | 'trial' | undefined
  /** The languages that it offers; missing where it offers all. */
  languages?: readonly LocaleCode[]
}

/** Who runs the shop and sells on it. */
export type Operator = {
  name: string
  /** Street, then postal code and city, then country. */
  address: readonly string[]
  email: string
  phone: string
  /** These three are empty where the operator has none. */
  representative: string
  /** The court and number of the commercial register. */
  register: string
  vatId: string
  /** The year in which the shop opened; null where the operator doesn't say. */
  since: number | null
  /** The made-up company of the demo, which pages mark as such. */
  demo: boolean
}

/** The address that answers, and when: from one time of day (HH:MM) to another in a time zone, every day. */
export type Support = { email: string; from: string; to: string; timeZone: string }

/** How customers can pay beside their balance: a sandbox moves no money; `methods` are names such as Visa. */
export type Payments = { sandbox: boolean; methods: readonly string[] }
