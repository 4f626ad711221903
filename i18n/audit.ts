import { readdir } from 'node:fs/promises'
import type { Area } from './areas.ts'
import { loadMessages } from './load-messages.ts'
import type { Locale } from './locales.ts'
import { sameAsEnglish, sameEverywhere } from './same-as-english.ts'
import type { Message } from './translate.ts'

export type AllMessages = Record<string, Record<string, Message>>

/** The areas that have a file in a language, in the order of their names. */
export async function areasOf(locale: Locale): Promise<Area[]> {
  const files = await readdir(new URL(`./messages/${locale}/`, import.meta.url), { recursive: true })
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, '').replaceAll('\\', '/') as Area)
    .sort()
}

/** Every area's texts in a language, as they lie on the disk. An area without a file is not there. */
export async function allMessages(locale: Locale): Promise<AllMessages> {
  const areas = await areasOf(locale)
  const messages = await loadMessages(locale, areas)
  return Object.fromEntries(areas.map((area) => [area, messages[area] ?? {}]))
}

/** `area.key` of every message. */
export function keysOf(messages: AllMessages): string[] {
  return Object.entries(messages).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => `${area}.${key}`),
  )
}

export type Text = { key: string; form: string | null; text: string }

/** Each text with its key; a plural has one per form. */
export function textsOf(messages: AllMessages): Text[] {
  return Object.entries(messages).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([name, message]): Text[] => {
      const key = `${area}.${name}`
      if (typeof message === 'string') return [{ key, form: null, text: message }]
      return Object.entries(message).map(([form, text]) => ({ key, form, text }))
    }),
  )
}

/** Keys whose text is still the English one, apart from names and words that both languages share. */
export function leftOvers(locale: Exclude<Locale, 'en'>, own: AllMessages, english: AllMessages): string[] {
  const englishTexts = new Map(textsOf(english).map(({ key, form, text }) => [`${key}#${form}`, text]))
  return textsOf(own)
    .filter(({ key, form, text }) => {
      const words = text.replaceAll(/\{\w+\}/g, '')
      if (!/\p{L}/u.test(words) || englishTexts.get(`${key}#${form}`) !== text) return false
      return !sameEverywhere.includes(text) && !sameAsEnglish[locale].includes(text)
    })
    .map(({ key }) => key)
}

/** Keys that no source names, neither whole (`'area.key'`) nor as a template (`area.${…}`, or made from a game). */
export function unusedKeys(english: AllMessages, sources: string[]): string[] {
  const areas = Object.keys(english).join('|')
  const named = new Set<string>()
  const templates = new Map<string, RegExp>()
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(new RegExp(`['"\`]((?:${areas})\\.[^'"\`$]+)['"\`]`, 'g')))
      named.add(key)
    for (const [, text = ''] of source.matchAll(new RegExp(`\`((?:${areas})\\.[^\`]*\\$\\{[^\`]*)\``, 'g')))
      templates.set(text, templatePattern(text))
    for (const [, text = ''] of source.matchAll(gamePageTemplate)) templates.set(text, templatePattern(text))
  }
  return keysOf(english).filter(
    (key) => !named.has(key) && ![...templates.values()].some((pattern) => pattern.test(key)),
  )
}

/** A template whose area is made from data: a game, a slash, and a service or a page’s name. */
const gamePageTemplate = /`(\$\{[^}]*\}\/(?:\$\{[^}]*\}|[a-z-]+)\.[^`]+)`/g

function templatePattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^()[\]|\\]/g, '\\$&'))
  return new RegExp(`^${fixed.join('.+')}$`)
}
