import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allMessages, areasOf, keysOf, productSources, unusedKeys } from './audit.ts'
import { glossaries } from './glossaries/all-glossaries.ts'
import { isLocale, type Locale, locales } from './locales.ts'
import type { Message } from './translate.ts'
import { commentsForTranslators } from './translators/comments.ts'
import type { Translation } from './translators/plural-forms.ts'
import { exportPo, importPo } from './translators/po.ts'
import { Refused } from './translators/refused.ts'
import { messagesAt, sampleKeys, sampleTable } from './translators/sample.ts'
import { stateOf, stateTable, works } from './translators/state.ts'
import { hashOf, messageOf, readTranslatedFrom, translatedFromFile } from './translators/translated-from.ts'
import { withTexts } from './translators/write-messages.ts'

const usage = `npm run texts                                   the state of every language
npm run texts -- show fr                        what is to do in a language, text by text
npm run texts -- export fr [file.po]            a PO file for Weblate, Crowdin, Poedit
npm run texts -- import fr file.po              its translations, back into the files
npm run texts -- done fr [key or area …]        edited by hand: made from today’s English
npm run texts -- sample fr --against main       30 texts before and after (--seed 7 --count 30)`

const root = new URL('.//', import.meta.url)

async function state(): Promise<void> {
  const english = await allMessages('en')
  const states = await Promise.all(locales.map(({ code }) => stateOf(code, english, root)))
  const unused = unusedKeys(english, await productSources())
  console.log(stateTable(states))
  console.log(`\n${keysOf(english).length} English texts, ${unused.length} that no source names`)
  for (const key of unused) console.log(`  unused  ${key}`)
  console.log(
    'missing, surplus: against English · English: left untranslated · forbidden: by the glossary · changed: English since translated · unrecorded: not known',
  )
}

async function show(locale: Locale): Promise<void> {
  const { work } = await stateOf(locale, await allMessages('en'), root)
  for (const kind of works) for (const line of work[kind]) console.log(`${kind.padEnd(10)}  ${line}`)
}

async function catalogueOf(locale: Translation) {
  const [own, english, comments, record] = await Promise.all([
    allMessages(locale),
    allMessages('en'),
    commentsForTranslators(),
    readTranslatedFrom(locale, root),
  ])
  return { locale, own, english, comments, record, glossary: glossaries[locale] }
}

async function exportTo(locale: Translation, file: string | undefined): Promise<void> {
  const po = exportPo(await catalogueOf(locale))
  if (file === undefined) process.stdout.write(po)
  else await writeFile(file, po)
}

async function importFrom(locale: Translation, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Refused('Name the PO file to import.')
  const content = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`${file} could not be read.`)
  })
  const { own, english, record } = await catalogueOf(locale)
  const imported = importPo(content, { locale, own, english })
  if ('faults' in imported) throw new Refused(`Nothing was imported:\n  ${imported.faults.join('\n  ')}`)
  const files = await changedFiles(locale, imported.texts)
  const from = Object.fromEntries([...imported.texts].map(([key, text]) => [key, text.from]))
  await write([...files, translatedFromFile(locale, { ...record, ...from }, english)])
  console.log(
    `texts read: ${imported.texts.size}, files changed: ${files.length}, unfinished and left as they were: ${imported.unfinished.length}`,
  )
}

/** The files that an import changes, each with its new content; all are prepared before the first is written. */
async function changedFiles(locale: Translation, imported: ReadonlyMap<string, { message: Message }>) {
  const english = await allMessages('en')
  const there = await areasOf(locale)
  const files: { path: string; content: string }[] = []
  for (const area of await areasOf('en')) {
    const englishKeys = Object.keys(english[area] ?? {})
    const texts = new Map(
      englishKeys.flatMap((key): [string, Message][] => {
        const text = imported.get(`${area}.${key}`)
        return text ? [[key, text.message]] : []
      }),
    )
    const path = `messages/${locale}/${area}.ts`
    const source = there.includes(area) ? await readFile(new URL(path, root), 'utf8') : null
    const content = withTexts(source, texts, { locale, area, englishKeys })
    if (content !== null) files.push({ path, content })
  }
  return files
}

async function write(files: readonly { path: string; content: string }[]): Promise<void> {
  for (const { path, content } of files) {
    const file = new URL(path, root)
    await mkdir(dirname(fileURLToPath(file)), { recursive: true })
    await writeFile(file, content)
  }
}

/** Records that texts were translated from the current English: all of them, or those of some areas or keys. */
async function done(locale: Translation, names: readonly string[]): Promise<void> {
  const { own, english, record } = await catalogueOf(locale)
  const keys = keysOf(own).filter(
    (key) => names.length === 0 || names.some((name) => key === name || key.startsWith(`${name}.`)),
  )
  if (keys.length === 0) throw new Refused(`No text has a name like ${names.join(', ')}.`)
  const from = Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const source = messageOf(english, key)
      return source === undefined ? [] : [[key, hashOf(source)]]
    }),
  )
  await write([translatedFromFile(locale, { ...record, ...from }, english)])
  console.log(`Recorded as made from today’s English: ${Object.keys(from).length}`)
}

async function sample(
  locale: Locale,
  against: string | undefined,
  seed: string,
  count: string,
): Promise<void> {
  if (against === undefined) throw new Refused('Say with --against which commit to compare with.')
  const english = await allMessages('en')
  const keys = sampleKeys(english, seed, Number(count))
  const areas = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))]
  console.log(sampleTable(keys, messagesAt(against, locale, areas), await allMessages(locale)))
}

function languageOf(code: string | undefined): Locale {
  if (isLocale(code)) return code
  throw new Refused(`Name a language: ${locales.map((each) => each.code).join(', ')}.`)
}

function translationOf(code: string | undefined): Translation {
  const locale = languageOf(code)
  if (locale !== 'en') return locale
  throw new Refused('English is the source: its files are edited by hand.')
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      seed: { type: 'string', default: '7' },
      count: { type: 'string', default: '30' },
    },
  })
  const [command, code, ...rest] = positionals
  if (command === undefined) return state()
  if (command === 'show') return show(languageOf(code))
  if (command === 'export') return exportTo(translationOf(code), rest[0])
  if (command === 'import') return importFrom(translationOf(code), rest[0])
  if (command === 'done') return done(translationOf(code), rest)
  if (command === 'sample') return sample(languageOf(code), values.against, values.seed, values.count)
  throw new Refused(usage)
}

try {
  await main()
} catch (error) {
  const isOptions = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof Refused) && !isOptions && !/^There is no commit/.test((error as Error).message))
    throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
