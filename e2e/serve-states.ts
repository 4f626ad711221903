import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { textAreas } from '../run/text-areas.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = 'test-results/states'
const page = 'web/development/states.html'

/** Builds the states page beside the product, which does not contain it, and serves it; returns its address. */
export async function serveStates(): Promise<{ url: string; close: () => Promise<void> }> {
  const shared = { configFile: false, root, publicDir: false, logLevel: 'warn' } as const
  await build({
    ...shared,
    plugins: [textAreas(), react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: page },
    },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: 'localhost', port: 0 } })
  return { url: `${server.resolvedUrls?.local[0]}${page}`, close: () => server.close() }
}
