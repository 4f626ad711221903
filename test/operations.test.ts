import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the timer’s service runs with the settings and the data of the server', () => {
  const [server, backup] = ['peakline', 'peakline-backup'].map((name) => read(`deploy/${name}.service`))
  for (const line of ['User', 'WorkingDirectory', 'EnvironmentFile'])
    expect(backup).toContain(new RegExp(`^${line}=.*$`, 'm').exec(server ?? '')?.[0])
  const dataDir = /DATA_DIR=\S+/
  expect(dataDir.exec(backup ?? '')?.[0]).toBe(dataDir.exec(server ?? '')?.[0])
})

test('what operations.md and the doctor name exists', () => {
  const text = read('docs/operations.md')
  const { scripts } = JSON.parse(read('package.json'))
  for (const [, name = ''] of text.matchAll(/npm run ([\w-]+)/g)) expect(scripts, name).toHaveProperty(name)
  for (const [file] of text.matchAll(/deploy\/[\w.-]+\w/g)) expect(() => read(file), file).not.toThrow()
  const variables = read('.env.example')
  for (const [, name = ''] of text.matchAll(/`([A-Z]+_[A-Z_]+)`/g)) expect(variables, name).toContain(name)
})

test('every line of the log that operations.md explains is one that the server writes', async () => {
  const { productSources } = await import('#i18n/audit.ts')
  const sources = (await productSources()).join('\n')
  const table = read('docs/operations.md').split('## Logs, by symptom')[1] ?? ''
  const named = table.split('\n').flatMap((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)])
  expect(named.length).toBeGreaterThan(10)
  for (const [, words = ''] of named) expect(sources.includes(words), words).toBe(true)
})
