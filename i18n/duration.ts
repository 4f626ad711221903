import { minuteMs } from '#core/base/durations.ts'
import type { Locale } from './locales.ts'

/** How each language writes hours and minutes next to numbers; no-break spaces keep them together. */
const durationWords: Record<Locale, { m: string; h: string; hm: string }> = {
  en: { m: '{m} min', h: '{h} h', hm: '{h} h {m} min' },
  // Only French writes a clock time: 3 h 05.
  fr: { m: '{m} min', h: '{h} h', hm: '{h} h {mm}' },
  es: { m: '{m} min', h: '{h} h', hm: '{h} h {m} min' },
  de: { m: '{m} Min.', h: '{h} Std.', hm: '{h} Std. {m} Min.' },
  nl: { m: '{m} min', h: '{h} u', hm: '{h} u {m} min' },
  it: { m: '{m} min', h: '{h} h', hm: '{h} h {m} min' },
  pt: { m: '{m} min', h: '{h} h', hm: '{h} h {m} min' },
  zh: { m: '{m} 分钟', h: '{h} 小时', hm: '{h} 小时 {m} 分钟' },
  ar: { m: '{m} د', h: '{h} س', hm: '{h} س {m} د' },
}

/** A length of time (ms) in a language: 42 min, 3 h 10 min. */
export function duration(locale: Locale, ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs))
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  const words = durationWords[locale]
  const pattern = h === 0 ? words.m : m === 0 ? words.h : words.hm
  return pattern
    .replaceAll(' ', '\u00a0')
    .replace('{h}', String(h))
    .replace('{mm}', String(m).padStart(2, '0'))
    .replace('{m}', String(m))
}
