/** Prices are charged in EUR. They can also be shown in other currencies, as an orientation. */

/** How much of each currency one euro is, by its ISO 4217 code, and the day (2026-11-20) of these rates. */
export type DisplayRates = { date: string; rates: Readonly<Record<string, number>> }

/** An amount of cents in another currency, in that currency's minor units; `digits` is how many decimals it has. */
export function approximately(cents: number, rate: number, digits: number): number {
  return Math.round((cents / 100) * rate * 10 ** digits)
}

/** The currency of the regions whose own isn't the euro and whose players a shop is likely to have. */
const byRegion: Readonly<Record<string, string>> = {
  US: 'USD',
  PR: 'USD',
  EC: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  RS: 'RSD',
  UA: 'UAH',
  BR: 'BRL',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  PE: 'PEN',
  UY: 'UYU',
  CN: 'CNY',
  HK: 'HKD',
  TW: 'TWD',
  JP: 'JPY',
  SG: 'SGD',
  MY: 'MYR',
  TH: 'THB',
  VN: 'VND',
  PH: 'PHP',
  ID: 'IDR',
  IN: 'INR',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  EG: 'EGP',
  MA: 'MAD',
  ZA: 'ZAR',
}

/** The currency that a browser's language suggests, such as USD for en-US; null for euro regions and unknown ones. */
export function suggestedCurrency(language: string): string | null {
  const region = /[-_]([A-Z]{2})\b/i.exec(language)?.[1]?.toUpperCase()
  return (region && byRegion[region]) || null
}
