import type { Document } from '#contract/document.ts'
import type { Locale } from '#i18n/locales.ts'
import { wordsOf } from './map-runs.ts'

/**
 * Words per minute; Chinese is counted by characters. Trauzettel-Klosinski and Dietz, Standardized Assessment of
 * Reading Performance (2012).
 */
const perMinute: Record<Locale, number> = {
  en: 228,
  fr: 195,
  es: 218,
  de: 179,
  nl: 202,
  it: 188,
  pt: 181,
  zh: 255,
  ar: 138,
}

/** The minutes that reading a document takes, at least 1. */
export function readingMinutes(locale: Locale, document: Document): number {
  const text = wordsOf(document)
  const counted = locale === 'zh' ? /\p{Script=Han}|[\p{L}\p{N}]+/gu : /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu
  return Math.max(1, Math.round((text.match(counted)?.length ?? 0) / perMinute[locale]))
}
