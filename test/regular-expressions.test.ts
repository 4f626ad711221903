import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck/lib/browser.js'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { text as textOf } from '#contract/values.ts'
import { maskContacts } from '#core/talk/mask-contacts.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { processorMs } from './processor-time.ts'

/**
 * A regular expression that takes quadratic time lets one message stop the server for everyone. So each one that can
 * read what a stranger wrote is judged: exactly, by its automaton, or by hostile strings where it has none.
 */

/** Whose regular expressions never read what a stranger wrote, and why. */
const ourOwnTexts: Readonly<Record<string, string>> = {
  'i18n/audit.ts': 'reads our sources',
  'i18n/fill.ts': 'reads our messages, before any value is filled in',
  'i18n/glossaries/': 'read our messages',
  'i18n/quote-rows.ts': 'reads our messages',
  'i18n/translate.ts': 'splits our messages, before any value is filled in',
  'i18n/translators/': 'read the files of our translators',
  'server/platform/config/config.ts': 'reads the environment',
  'server/platform/config/site.ts': 'reads the environment',
  'server/platform/config/translation-settings.ts': 'reads the environment',
  'web/development/': 'is in no build',
  'web/kit/ui/icons/path-of.ts': 'reads our drawings',
}

/** Files that put regular expressions together when they are loaded. */
const builders = ['core/talk/mask-contacts.ts', 'core/talk/read-message.ts', 'core/prices/coupons.ts']

/** Files that put some together later, and why those can't be attacked. */
const laterBuilders: Readonly<Record<string, string>> = {
  'i18n/match-path.ts': 'one parameter between slashes at a time, of a path that the server limits',
  'server/platform/documents/link-terms.ts': 'whole words of our glossary without repetition',
}

type Node = { type: string; regex?: { pattern: string; flags: string }; callee?: { name?: string } }

const files = globSync('{core,contract,server,i18n,web}/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.test\.tsx?$|\/test\//.test(file) && !Object.keys(ourOwnTexts).some((each) => file.startsWith(each)),
)

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const inner of Object.values(value)) yield* nodesOf(inner)
}

const literals = new Map<string, RegExp>()
const puttingTogether = new Set<string>()
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  // Parsing every file would take seconds.
  if (!/\/[dgimsuvy]*[.,;)\]\s]|RegExp/.test(source)) continue
  for (const { regex, callee } of nodesOf(parseSync(file, source).program)) {
    if (regex) literals.set(`/${regex.pattern}/${regex.flags}`, new RegExp(regex.pattern, regex.flags))
    if (callee?.name === 'RegExp') puttingTogether.add(file)
  }
}

async function builtOnLoading(): Promise<RegExp[]> {
  const built: RegExp[] = []
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, [pattern, flags]: [string, string?]) {
        const expression = new target(pattern, flags)
        built.push(expression)
        return expression
      },
    }),
  )
  try {
    for (const file of builders) await import(/* @vite-ignore */ `#${file}`)
  } finally {
    vi.unstubAllGlobals()
  }
  return built
}

/** Longer than anything that a call accepts, so that a quadratic expression is far above the limit. */
const long = 16_000
/** The longest that a stranger can send, in plain letters. */
const longestMessage = 4_000
const mostMs = 20

/** What repeats an expression's own characters and those that classes contain, alone and in pairs, and then breaks off. */
function* hostileStrings(source: string): Generator<string> {
  const own = source.replace(/\\[pP]\{[^}]*\}|\\./g, '').match(/[^()[\]{}|?*+^$\\<>]/gu) ?? []
  const signs = [...new Set([...own.slice(0, 12), ...'aA0 \n_-.@#,:/é字'])]
  for (const first of signs)
    for (const second of ['', ...signs]) {
      const pump = first + second
      yield `${pump.repeat(long / pump.length)}\u0000x`
    }
  // Whole words of it, such as the names of apps.
  for (const word of new Set(source.match(/[\p{L}\d]{3,}/gu)?.slice(0, 12)))
    for (const gap of ['', ' ', '.', '_']) yield (word + gap).repeat(long / (word.length + gap.length))
}

/** The first run also compiles, and threads beside it count, too: what is quadratic stays slow however often it is tried. */
const mostRuns = 6

async function isSlow(work: () => unknown): Promise<boolean> {
  for (let run = 0; run < mostRuns; run++) if ((await processorMs(work)) <= mostMs) return false
  return true
}

/** The first hostile string that takes a function too long. */
async function slowOn(strings: Iterable<string>, read: (text: string) => unknown): Promise<string | null> {
  for (const text of strings) if (await isSlow(() => read(text))) return text.slice(0, 12)
  return null
}

test('no regular expression takes more than linear time for what a stranger wrote', async () => {
  const slow: string[] = []
  for (const expression of [...literals.values(), ...(await builtOnLoading())]) {
    const { source, flags } = expression
    const { status } = checkSync(source, flags, { checker: 'automaton', timeout: 200 })
    if (status === 'vulnerable') slow.push(String(expression))
    if (status !== 'unknown') continue
    const whole = new RegExp(source, flags.replace(/[gy]/g, '').concat('g'))
    const on = await slowOn(hostileStrings(source), (text) => text.replace(whole, ''))
    if (on) slow.push(`${expression} on ${JSON.stringify(on)}`)
  }
  expect(slow).toEqual([])
})

test('every file that puts regular expressions together is judged, or has a reason', () => {
  expect([...puttingTogether].sort()).toEqual([...builders, ...Object.keys(laterBuilders)].sort())
})

test.each([
  ['maskContacts', maskContacts],
  ['looksLikePassword', looksLikePassword],
])('%s takes linear time for hostile messages', async (_, read) => {
  const messages = [
    `${'a'.repeat(longestMessage / 2)}${'_'.repeat(longestMessage / 2)}`,
    `password${' '.repeat(longestMessage - 9)}x`,
    ...hostileStrings('discord whatsapp one seven pk at dot 00+€'),
  ].map((text) => text.slice(0, longestMessage))
  expect(await slowOn(messages, read)).toBeNull()
})

test('a text is as long as its plain letters, since the rules read those', () => {
  expect(textOf(20).safeParse('ﷺ').success).toBe(true)
  expect(textOf(20).safeParse('ﷺﷺ').success).toBe(false)
})
