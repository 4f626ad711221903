import { readdir, readFile } from 'node:fs/promises'
import type { Area } from './areas.ts'
import { anyHole, ownHole } from './fill.ts'
import { glossaries, sameEverywhere } from './glossaries/all-glossaries.ts'
import { loadArea } from './load-messages.ts'
import type { Locale } from './locales.ts'
import type { Message } from './translate.ts'

export type AllMessages = Record<string, Record<string, Message>>

/** The areas that have a file in a language, sorted by name. */
export async function areasOf(locale: Locale): Promise<Area[]> {
  const files = await readdir(new URL(`./messages/${locale}/`, import.meta.url), { recursive: true })
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, '').replaceAll('\\', '/') as Area)
    .sort()
}

/** Every area's texts in a language as written, with their holes unfilled. Areas without a file are left out. */
export async function allMessages(locale: Locale): Promise<AllMessages> {
  const areas = await areasOf(locale)
  return Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, { ...(await loadArea(locale, area)) }])),
  )
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
      const words = text.replaceAll(anyHole, '')
      if (!/\p{L}/u.test(words) || englishTexts.get(`${key}#${form}`) !== text) return false
      return !sameEverywhere.includes(text) && !glossaries[locale].sameAsEnglish.includes(text)
    })
    .map(({ key }) => key)
}

/** The product's own sources; tests and the translators' tools are left out. */
export async function productSources(): Promise<string[]> {
  const names = await Promise.all(
    ['web', 'server', 'i18n'].map(async (room) => {
      const files = await readdir(new URL(`../${room}/`, import.meta.url), { recursive: true })
      return files.map((name) => `${room}/${name}`)
    }),
  )
  const product = names
    .flat()
    .filter(
      (name) => /(?<!\.test)\.tsx?$/.test(name) && !/i18n\/(messages|glossaries|translators)\//.test(name),
    )
  return Promise.all(product.map((path) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')))
}

/**
 * Keys that no source and no other text names, neither in full (`'area.key'`) nor through a template (`area.word.${…}`,
 * or made from a game). A hole matches one word between dots. A template that names only its area would match every key
 * in it, so it doesn't count. The type check covers the codes of the contract.
 */
export function unusedKeys(english: AllMessages, sources: string[]): string[] {
  const areas = Object.keys(english).join('|')
  const whole = new RegExp(`['"\`]((?:${areas})\\.[^'"\`$]+)['"\`]`, 'g')
  const inPart = new RegExp(`\`((?:${areas})\\.[^\`]*\\$\\{[^\`]*)\``, 'g')
  const texts = sources.join('\n')
  const named = new Set([...texts.matchAll(whole)].map(([, key]) => key))
  const templates = [...texts.matchAll(inPart), ...texts.matchAll(gamePageTemplate)]
    .map(([, text = '']) => text)
    .filter((text) => !/^\w+\.\$\{[^}]*\}$/.test(text))
  const patterns = [...new Set(templates)].map(templatePattern)
  for (const { text } of textsOf(english))
    for (const [, area, name] of text.matchAll(ownHole)) named.add(`${area}.${name}`)
  const isCode = (key: string) => /^(errors|rules)\./.test(key)
  return keysOf(english).filter(
    (key) => !isCode(key) && !named.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
}

/** A template whose area comes from data: a game, a slash, and a service or a page’s name. */
const gamePageTemplate = /`(\$\{[^}]*\}\/(?:\$\{[^}]*\}|[a-z-]+)\.[^`]+)`/g

function templatePattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^()[\]|\\]/g, '\\$&'))
  return new RegExp(`^${fixed.join('[^.]*')}$`)
}
