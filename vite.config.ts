import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build, createFilter, defineConfig, type Plugin } from 'vite'
import { filledMessages } from './i18n/fill-plugin.ts'
import { textAreas } from './run/text-areas.ts'
import { chunks, idleFiles, sheets } from './web/composed/chunks.ts'
import { statesPage } from './web/development/states-plugin.ts'
import { buildId } from './web/frame/pwa/build-id.ts'
import { allStyles, type Manifest } from './web/frame/shell/assets.ts'

const clientDir = 'dist/client'

const manifestPath = join(clientDir, '.vite/manifest.json')

/**
 * Adds to the manifest which style sheets a page needs: those of the modules that it imports now or later, since the
 * server may have rendered a later one already. Its chunks would name more: other pages share them. And writes all
 * sheets as one file.
 */
function styles(): Plugin {
  return {
    name: 'styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(
        (each) => each.type === 'asset' && /\.css$/.test(each.fileName),
      )
      const nameOf = (name: string) =>
        sheets.find((each) => each.type === 'asset' && each.names.includes(name))?.fileName ?? ''
      const needed = (id: string, later: boolean, found = new Set<string>(), seen = new Set<string>()) => {
        seen.add(id)
        if (id.endsWith('.css')) found.add(nameOf(`${sheetOf(id)}.css`))
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        for (const next of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
          if (!seen.has(next) && !next.endsWith('/web/composed/page-modules.ts'))
            needed(next, later, found, seen)
        return found
      }
      const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
      for (const [source, entry] of Object.entries(manifest)) {
        const isEntry = source === 'web/composed/entry-client.tsx'
        if (isEntry || /-(page|layout)\.tsx$/.test(source))
          entry.styles = [...needed(resolve(source), !isEntry)]
      }
      // The shell's sheet comes first, as on every page.
      const files = [...new Set([nameOf('shell-styles.css'), ...sheets.map(({ fileName }) => fileName)])]
      const all = files.map((file) => readFileSync(join(clientDir, file), 'utf8')).join('')
      const file = `assets/styles-${createHash('sha256').update(all).digest('base64url').slice(0, 8)}.css`
      writeFileSync(join(clientDir, file), all)
      manifest[allStyles] = { file }
      writeFileSync(manifestPath, JSON.stringify(manifest))
    },
  }
}

/** Draws the icons of the installed app, as the manifest and iOS ask for them. */
function appIcons(): Plugin {
  const icons = [
    ['app-icon.svg', 'app-icon-180.png', 180],
    ['app-icon.svg', 'app-icon-192.png', 192],
    ['app-icon.svg', 'app-icon-512.png', 512],
    ['app-icon-maskable.svg', 'app-icon-maskable-512.png', 512],
  ] as const
  return {
    name: 'app-icons',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle() {
      for (const [from, to, size] of icons)
        await sharp(join('web/public', from), { density: 300 }).resize(size).png().toFile(join(clientDir, to))
    },
  }
}

/** Builds the offline app's worker into a file of its own, which the server sends from the site's root. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: 'dist/worker',
          target: 'es2022',
          rolldownOptions: {
            input: 'web/worker/worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}

/** Lists the npm packages whose code is in the browser's bundle, for `npm run audit`. */
function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []))
      const names = ids.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '')
      writeFileSync('dist/packages.json', JSON.stringify([...new Set(names)].filter(Boolean).sort()))
    },
  }
}

/** Publishes the build's id so that open pages notice a new build (spec 7), and compresses each file once. */
function publish(): Plugin {
  return {
    name: 'publish',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle() {
      const id = buildId(JSON.parse(readFileSync(manifestPath, 'utf8')))
      mkdirSync(join(clientDir, 'builds'), { recursive: true })
      writeFileSync(join(clientDir, 'builds/latest.json'), JSON.stringify({ id }))
      // The largest blocks, so that a script is compressed as one.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 }
      for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue
        const path = join(clientDir, name)
        const content = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/**
 * A module belongs to one chunk, and a chunk brings everything that its modules import anywhere. A first view needs
 * React Router's components and a few lines of its router, so the router, which loads later, is a separate copy
 * (web/frame/router/browser-router.ts); neither copy checks objects against the other's classes.
 */
function routerLater(): Plugin {
  const copy = '?later'
  return {
    name: 'router-later',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer = '', options) {
      if (!importer.endsWith('web/frame/router/browser-router.ts') && !importer.endsWith(copy)) return null
      const resolved = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true })
      const copied = resolved?.id.includes('/node_modules/react-router/')
      return resolved && copied ? { ...resolved, id: resolved.id + copy } : resolved
    },
    load: (id) => (id.endsWith(copy) ? readFileSync(id.slice(0, -copy.length), 'utf8') : null),
  }
}

/** The name of the first group with this file, by its path. */
const nameIn = (groups: Readonly<Record<string, readonly string[]>>) => {
  const filters = Object.entries(groups).map(([name, files]) => ({ name, has: createFilter(files) }))
  return (id: string) => filters.find(({ has }) => has(id))?.name
}
const sharedSheet = nameIn(sheets)
const sheetOf = (id: string) => sharedSheet(id) ?? `${basename(dirname(id))}-styles`

const groups = [
  // Apart from scripts: in a group with them, a page would load the scripts for their styles.
  { name: sheetOf, debugName: 'styles', test: /\.css$/, priority: 100 },
  ...Object.entries(chunks).map(([name, files], place) => ({
    name,
    test: createFilter(files),
    priority: 50 - place,
  })),
]

const loadsIdly = new RegExp(`/(${idleFiles.map((file) => basename(file, extname(file))).join('|')})-[^/]*$`)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    filledMessages(),
    textAreas(),
    react(),
    tailwindcss(),
    routerLater(),
    styles(),
    bundledPackages(),
    publish(),
    worker(),
    appIcons(),
    statesPage(),
  ],
  publicDir: isSsrBuild ? false : 'web/public',
  // Bundled, so that React is always its production version, whatever the server's mode.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24' }
    : {
        outDir: clientDir,
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        // The server writes the preloads into the page's head.
        modulePreload: {
          polyfill: false,
          // Chunks that load when the page is idle find their imports without it; the base chunk would have to name them.
          resolveDependencies: (file, deps) =>
            loadsIdly.test(file) ? deps.filter((each) => each.endsWith('.css')) : deps,
        },
        rolldownOptions: {
          input: 'web/composed/entry-client.tsx',
          output: { codeSplitting: { groups } },
        },
      },
}))
