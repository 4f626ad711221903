import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Message } from '../translate.ts'
import type { Translation } from './plural-forms.ts'
import { readMessages } from './read-messages.ts'

/** Characters that are invisible in an editor: no-break spaces and direction marks. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]/g

function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  const visible = escaped.replaceAll(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `'${visible}'`
}

const propertyName = (key: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : literal(key))

const value = (message: Message): string =>
  typeof message === 'string'
    ? literal(message)
    : `{ ${Object.entries(message)
        .map(([form, text]) => `${form}: ${literal(text)}`)
        .join(', ')} }`

const isSame = (one: Message, other: Message) =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** The file of an area that has no text yet. */
function emptyFile(locale: Translation, area: string): string {
  const [folder, page] = area.split('/')
  if (page === undefined)
    return `import type { TranslationOf } from '../../translate.ts'\nimport type ${folder} from '../en/${folder}.ts'\n\nexport default {\n} satisfies TranslationOf<typeof ${folder}, '${locale}'>\n`
  const type = page === 'landing' ? 'LandingWords' : 'ServiceWords'
  return `import type { ${type} } from '../../../game-pages.ts'\n\nexport default {\n} as const satisfies ${type}\n`
}

/**
 * A message file with some texts set: texts that differ are replaced in place, and missing ones follow the key that
 * precedes them in English. The rest of the file stays the same. Null if no text differs.
 */
export function withTexts(
  source: string | null,
  texts: ReadonlyMap<string, Message>,
  { locale, area, englishKeys }: { locale: Translation; area: string; englishKeys: readonly string[] },
): string | null {
  let file = source ?? emptyFile(locale, area)
  let entries = readMessages(file)
  let isChanged = false
  for (const [index, key] of englishKeys.entries()) {
    const message = texts.get(key)
    if (message === undefined) continue
    const own = entries.find((each) => each.key === key)
    if (own && isSame(own.message, message)) continue
    isChanged = true
    if (own) file = file.slice(0, own.start) + value(message) + file.slice(own.end)
    else {
      const earlier = englishKeys.slice(0, index)
      const before = entries.findLast((each) => earlier.includes(each.key))
      file = inserted(file, `${propertyName(key)}: ${value(message)},`, before?.end)
    }
    entries = readMessages(file)
  }
  return isChanged ? formatted(file, area) : null
}

/** Inserts a line after a text, or at the beginning of the object. */
function inserted(file: string, line: string, behind: number | undefined): string {
  const opening = /export default \{\r?\n?/.exec(file)
  const place = behind ?? (opening ? opening.index + opening[0].length : file.length)
  const comma = behind === undefined ? '' : ','
  const rest = file.slice(place).replace(behind === undefined ? /^/ : /^,/, '')
  return `${file.slice(0, place)}${comma}\n${line}${rest}`
}

/** Formats it as the project's own formatter would. */
function formatted(file: string, area: string): string {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  return execFileSync(
    process.execPath,
    [biome, 'format', `--config-path=${root}`, '--vcs-enabled=false', `--stdin-file-path=${area}.ts`],
    { input: file, encoding: 'utf8', cwd: root },
  )
}
