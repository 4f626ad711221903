import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMessages } from './audit.ts'
import { sampleKeys, sampleTable } from './translators/sample.ts'

const run = promisify(execFile)
let copy = ''

/** Runs the command in a copy of the project, and returns its output and its error message. */
async function texts(...words: string[]): Promise<{ out: string; refused: string }> {
  try {
    const { stdout } = await run(process.execPath, ['i18n/texts.ts', ...words], { cwd: copy })
    return { out: stdout, refused: '' }
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return { out: stdout, refused: stderr }
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'texts-'))
  for (const name of ['i18n', 'core', 'contract', 'server', 'web', 'package.json', 'biome.jsonc'])
    await cp(name, join(copy, name), { recursive: true })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('a translator exports, translates, imports, and sees the state', async () => {
  expect((await texts('done', 'fr')).out).toContain('Recorded as made from today’s English: ')
  const file = join(copy, 'fr.po')
  await texts('export', 'fr', file)
  const po = await readFile(file, 'utf8')
  const path = join(copy, 'i18n/messages/fr/account.ts')
  const before = await readFile(path, 'utf8')

  await writeFile(file, po.replace(/(msgctxt "account\.register"\nmsgid .*\nmsgstr ")/, '$1Oui, '))
  const { out } = await texts('import', 'fr', file)
  expect(out).toContain('files changed: 1, unfinished and left as they were: 0')
  const after = await readFile(path, 'utf8')
  expect(after).toContain('Oui, ')
  expect(after.replace('Oui, ', '')).toBe(before)

  const table = (await texts()).out.split('\n')
  const columns = table[0]?.split(/ +/) ?? []
  const french = table.find((line) => line.startsWith('fr '))?.split(/ +/) ?? []
  for (const column of ['missing', 'surplus', 'changed', 'unrecorded'])
    expect(french[columns.indexOf(column)], column).toBe('0')
})

test('a text whose English has changed since its translation is counted and listed', async () => {
  await texts('done', 'es')
  const path = join(copy, 'i18n/messages/en/account.ts')
  const english = await readFile(path, 'utf8')
  await writeFile(path, english.replace(/ {2}register: '.*'/, "  register: 'Open an account'"))
  expect((await texts('show', 'es')).out).toContain('changed     account.register')
  expect((await texts('done', 'es', 'account.register')).out).toMatch(/: 1$/m)
  expect((await texts('show', 'es')).out).not.toContain('changed     account.register')
  await writeFile(path, english)
})

test('a faulty file is refused and nothing changes', async () => {
  const file = join(copy, 'de.po')
  await texts('export', 'de', file)
  const po = await readFile(file, 'utf8')
  await writeFile(
    file,
    po.replace('msgctxt "account.register"', 'msgctxt "account.nothing"').replace('Konto', 'Account'),
  )
  const before = await readFile(join(copy, 'i18n/messages/de/account.ts'), 'utf8')
  const { refused } = await texts('import', 'de', file)
  expect(refused).toContain('Nothing was imported')
  expect(refused).toContain('account.nothing: there is no such text')
  expect(await readFile(join(copy, 'i18n/messages/de/account.ts'), 'utf8')).toBe(before)
})

test('a wrong argument explains the correct use', async () => {
  expect((await texts('translate', 'fr')).refused).toContain('npm run texts -- export fr')
  expect((await texts('export', 'en')).refused).toContain('English is the source')
  expect((await texts('export', 'xx')).refused).toContain('Name a language')
})

test('a sample is the same for the same seed, and marks the texts that are new', async () => {
  const english = await allMessages('en')
  const keys = sampleKeys(english, '7', 30)
  expect(keys).toHaveLength(30)
  expect(sampleKeys(english, '7', 30)).toEqual(keys)
  expect(sampleKeys(english, '8', 30)).not.toEqual(keys)
  const before = { order: { days: { one: 'a|b', other: 'c' } } }
  expect(sampleTable(['order.days', 'order.pay'], before, { order: { days: 'x', pay: 'Pay' } })).toBe(
    '| Key | Before | After |\n| --- | --- | --- |\n| order.days | one: a\\|b<br>other: c | x |\n| order.pay | *new* | Pay |',
  )
})
