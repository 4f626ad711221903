import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { buildApp } from '#server/composed/app.ts'
import { openServices } from '#server/test/open-app.ts'
import { keepBuild, keptDays } from './assets.ts'

const folder = await mkdtemp(join(tmpdir(), 'peakline-builds-'))
const services = await openServices()
afterAll(() => rm(folder, { recursive: true }))

/** A build of some scripts, compressed as ours are. */
async function built(name: string, ...scripts: string[]) {
  const from = join(folder, name, 'assets')
  await mkdir(from, { recursive: true })
  for (const script of scripts) {
    await writeFile(join(from, script), `// ${script}`)
    await writeFile(join(from, `${script}.br`), brotliCompressSync(`// ${script}`))
    await writeFile(join(from, `${script}.gz`), 'unused')
  }
  return from
}

const serving = async (build: string) => {
  const config = { ...services.config, production: true }
  const app = await buildApp({
    services: { ...services, config },
    site: {
      clientDir: join(folder, build),
      render: async () => {
        throw new Error('No page is asked for')
      },
      share: async () => null,
      inlineScriptHashes: [],
      publicPages: [],
      queryOf: () => null,
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

test('a tab of the build before still gets its files after a deployment, and an unknown one a few bytes', async () => {
  await built('first', 'base-aaa.js', 'shared-ccc.js')
  await built('second', 'base-bbb.js', 'shared-ccc.js')
  const first = await serving('first')
  await expect
    .poll(() => readdir(join(services.config.dataDir, 'assets')))
    .toEqual(expect.arrayContaining(['base-aaa.js', 'base-aaa.js.br', 'shared-ccc.js']))
  await first.close()

  const second = await serving('second')
  const get = (name: string, headers = {}) => second.inject({ url: `/assets/${name}`, headers })
  const old = await get('base-aaa.js', { 'accept-encoding': 'br' })
  expect(old.statusCode).toBe(200)
  expect(old.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(old.rawPayload).toString()).toBe('// base-aaa.js')
  expect((await get('base-aaa.js')).body).toBe('// base-aaa.js')
  expect((await get('base-bbb.js')).body).toBe('// base-bbb.js')
  const unknown = await get('base-zzz.js')
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'not_found'])
  for (const path of ['..%2f..%2fpackage.json', '%2e%2e/files', '.hidden'])
    expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(400)
  await second.close()
})

test('a file stays for a week after the last server that served it, and no longer', async () => {
  const to = join(folder, 'kept')
  await mkdir(to)
  const [one, two] = [await built('one', 'a.js', 'both.js'), await built('two', 'b.js', 'both.js')]
  const start = Date.now()
  const after = (days: number) => new Date(start + days * dayMs)
  await keepBuild(one, to, after(0))
  await keepBuild(one, to, after(30))
  await keepBuild(two, to, after(30 + keptDays))
  expect(await readdir(to)).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'both.js', 'both.js.br'])
  await keepBuild(two, to, after(31 + keptDays))
  expect(await readdir(to)).toEqual(['b.js', 'b.js.br', 'both.js', 'both.js.br'])
})

test('two servers that keep the same build at once leave whole files and nothing else', async () => {
  const to = join(folder, 'raced')
  await mkdir(to)
  const from = await built('raced-build', ...Array.from({ length: 60 }, (_, n) => `${n}.js`))
  await Promise.all(Array.from({ length: 4 }, () => keepBuild(from, to, new Date())))
  expect((await readdir(to)).length).toBe(120)
})
