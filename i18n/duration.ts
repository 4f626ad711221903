import { minuteMs } from '#core/durations.ts'
import type { Locale } from './locales.ts'

/** How hours and minutes are written beside figures; no-break spaces keep them together. */
const durationWords: Record<Locale, { m: string; h: string; hm: string }> = {
  en: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  fr: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  es: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  de: { m: '{m}\u00a0Min.', h: '{h}\u00a0Std.', hm: '{h}\u00a0Std.\u00a0{m}' },
  nl: { m: '{m}\u00a0min', h: '{h}\u00a0u', hm: '{h}\u00a0u\u00a0{m}' },
  it: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  pt: { m: '{m}\u00a0min', h: '{h}\u00a0h', hm: '{h}\u00a0h\u00a0{m}' },
  zh: { m: '{m}\u00a0分钟', h: '{h}\u00a0小时', hm: '{h}\u00a0小时\u00a0{m}\u00a0分' },
  ar: { m: '{m}\u00a0د', h: '{h}\u00a0س', hm: '{h}\u00a0س\u00a0{m}\u00a0د' },
}

/** A length of time (ms) in a language: 42 min, 3 h 10. */
export function duration(locale: Locale, ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs))
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  const words = durationWords[locale]
  const pattern = h === 0 ? words.m : m === 0 ? words.h : words.hm
  const twoDigits = h === 0 ? String(m) : String(m).padStart(2, '0')
  return pattern.replace('{h}', String(h)).replace('{m}', twoDigits)
}
