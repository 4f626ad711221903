import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Vite in its own process, as it runs for `npm run dev`: in this process it would read the files through Vitest. */
const program = `
  import { createServer } from 'vite'
  import { filledMessages } from './i18n/fill-plugin.ts'
  const server = await createServer({
    configFile: false,
    plugins: [filledMessages()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  const served = async (url) => (await server.transformRequest(url)).code
  const [order, loader] = [await served('/i18n/messages/de/order.ts'), await served('/i18n/load-messages.ts')]
  await served('/i18n/messages/de/coaching.ts')
  const coaching = await server.environments.client.moduleGraph.getModuleByUrl('/i18n/messages/de/coaching.ts')
  const watched = [...coaching.importedModules].map(({ url }) => url)
  console.log(JSON.stringify({ order, loader, watched }))
  await server.close()
`
const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
  cwd: new URL('..', import.meta.url),
  maxBuffer: 10_000_000,
})
const { order, loader, watched } = JSON.parse(stdout)

test('the browser gets texts with their figures and names filled in', () => {
  expect(order).toMatch(/"stepCheck": "[^"]*72\\xA0Stunden/)
  expect(order).not.toMatch(/\{(figures|games)\./)
})

test('the code that fills them stays on the server', () => {
  expect(loader).toContain('nothing-to-fill')
  expect(loader).not.toContain('fill.ts')
})

test('an edit shows up wherever the text is named', () => {
  expect(watched).toContain('/i18n/messages/de/service.ts')
})
