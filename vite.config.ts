import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildId } from './web/pwa/build-id.ts'

const clientDir = 'dist/client'

/** Publishes the build's id for open pages to notice (spec 7), and compresses each file once. */
function publish(): Plugin {
  return {
    name: 'publish',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle() {
      const id = buildId(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
      mkdirSync(join(clientDir, 'builds'), { recursive: true })
      writeFileSync(join(clientDir, 'builds/latest.json'), JSON.stringify({ id }))
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue
        const path = join(clientDir, name)
        const content = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(content, options))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/**
 * Few chunks that many pages share: each request costs more than the bytes it saves. A group brings what it imports.
 * What opens later (menus, dialogs, toasts, the dashboard) stays out of them.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown|web\/entry-client|web\/app\/later\.tsx$|web\/ui\/kept|web\/drawing\/(direction|polyline)\.ts$/,
    priority: 3,
  },
  // Shared by the calculators and the pages around them, which must not bring a calculator, nor the long lists.
  {
    name: 'games',
    test: /core\/(games\/(?!.*-characters)|orders\/ladder-prices)|web\/drawing\/(emblem|strata|noise|trail|lens|climb-gradient|use-route|use-pointer-place|route-handles|profile-ridges)|web\/climb\/climb-words|web\/games\/breadcrumbs/,
    priority: 2,
  },
  {
    name: 'service',
    test: /web\/service\/(service-layout|load-service|place-fields|route-labels|use-service)/,
    priority: 1,
  },
  // Asked below the calculators, and on the server by their loader: what is only loaded on the server stays away.
  { name: 'answers', test: /web\/service\/questions\.ts/, priority: 2 },
  // Small parts that many pages of an order share, each of which would name them all.
  { name: 'characters', test: /web\/characters\//, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), publish()],
  publicDir: isSsrBuild ? false : 'web/public',
  // Built in, React is its production version, in whatever mode the server runs.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24' }
    : {
        outDir: clientDir,
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        cssCodeSplit: false,
        // Preloads stand in the page's head, written by the server.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: { codeSplitting: { groups } },
        },
      },
}))
