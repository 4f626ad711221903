import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { filledMessages } from './i18n/fill-plugin.ts'
import { statesPage } from './web/development/states-plugin.ts'
import { buildId } from './web/pwa/build-id.ts'
import { allStyles, type Manifest } from './web/shell/assets.ts'

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
          if (!seen.has(next) && !next.endsWith('/web/page-modules.ts')) needed(next, later, found, seen)
        return found
      }
      const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
      for (const [source, entry] of Object.entries(manifest)) {
        const isEntry = source === 'web/entry-client.tsx'
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
 * A module belongs to one chunk, and a chunk brings everything that its modules import anywhere. A first view needs
 * React Router's components and a few lines of its router, so the router, which loads later, is a separate copy
 * (web/router/browser-router.ts); neither copy checks objects against the other's classes.
 */
function routerLater(): Plugin {
  const copy = '?later'
  return {
    name: 'router-later',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer = '', options) {
      if (!importer.endsWith('web/router/browser-router.ts') && !importer.endsWith(copy)) return null
      const resolved = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true })
      const copied = resolved?.id.includes('/node_modules/react-router/')
      return resolved && copied ? { ...resolved, id: resolved.id + copy } : resolved
    },
    load: (id) => (id.endsWith(copy) ? readFileSync(id.slice(0, -copy.length), 'utf8') : null),
  }
}

/**
 * The style sheet of a file: the shell's is on every page, with hearts and stars, which the dashboard's scripts share;
 * the dashboard's pages share one; other folders have their own.
 */
function sheetOf(id: string): string {
  if (/web\/(ui|shell|favorites|finished)\//.test(id)) return 'shell-styles'
  const work =
    /web\/(balance|booster|changes|coupons|disputes|earnings|mails|orders|people|prices|roster|settings)\//
  return work.test(id) ? 'dashboard-styles' : `${basename(dirname(id))}-styles`
}

/**
 * A few chunks that many pages share, because each request costs more than the bytes it saves. A group includes what
 * it imports. Parts that open later (menus, dialogs, toasts, the dashboard) stay out of them.
 */
const groups = [
  // Apart from scripts: in a group with them, a page would load the scripts for their styles.
  { name: sheetOf, test: /\.css$/, priority: 10 },
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler)\/|react-router\/.*\/lib\/(context|hooks|components)\.js$|rolldown|web\/entry-client|web\/shell\/later\.tsx$|web\/ui\/(kept|button|select|tabs)\.tsx$|web\/router\/rendered|core\/(durations|games\/game)\.ts|i18n\/joined-words|web\/drawing\/(direction|polyline|contours\/contour-lines)\.tsx?$/,
    priority: 5,
  },
  // Shared by the calculators and the pages around them, which must load neither a calculator nor the long lists.
  {
    name: 'games',
    test: /core\/(games\/(?!.*-characters)|prices\/ladder-prices)|web\/drawing\/(emblem\/|noise|strata|trail|lens|climb-gradient|flag|route\/(use-route|use-pointer-place|route-handles|profile-ridges))|i18n\/climb-words|web\/games\/breadcrumbs|web\/ui\/(icon-button|switch|field|text-input)\.tsx|web\/router\/use-revalidate|i18n\/order-words|core\/choices\/order-config/,
    priority: 2,
  },
  // What text pages share; they must load neither the games nor the dashboard.
  {
    name: 'reading',
    test: /i18n\/(times|match-path|paths|page-guards)\.ts|web\/(router\/moved|pwa\/unanswered|ui\/toasts\.ts|realtime\/recent-events|shell\/something-to-lose|texts\/picture-refusal)|core\/(matching|pictures)\.ts|web\/ui\/(avatar|notice|table)\.tsx?|web\/lists\/list-query|web\/realtime\/realtime-calls/,
    priority: 4,
  },
  // A post, or a legal page that is read in the browser.
  { name: 'document', test: /web\/document\//, priority: 4 },
  // A list of posts and one post.
  {
    name: 'posts',
    test: /web\/blog\/(post-words|post-card|blog-icons)|web\/drawing\/cover\/post-cover/,
    priority: 4,
  },
  { name: 'pages', test: /web\/ui\/(pagination|page-numbers)\.tsx?/, priority: 3 },
  {
    name: 'service',
    test: /web\/service\/(service-layout|load-service|place-fields|route-labels|use-service)/,
    priority: 1,
  },
  // A calculator's drawing on a narrow screen, and its fields, which the page that changes an order has too.
  { name: 'switchbacks', test: /web\/drawing\/route\/switchbacks\//, priority: 1 },
  { name: 'climbing', test: /web\/service\/(climb-form|point-fields|follow-end)/, priority: 1 },
  // Used below the calculators and, on the server, by their loader: code that only the server loads stays out.
  { name: 'answers', test: /web\/service\/questions\.ts/, priority: 2 },
  // Parts of nearly every dashboard page: as separate chunks, they were half of its requests. Stars, hearts and free times
  // are also on a booster's public page, which would otherwise load the whole page of an order for them.
  {
    name: 'dashboard',
    test: /web\/shell\/(account-menu|dashboard-layout|bottom-bar|rail)|web\/ui\/(avatar|card|checkbox|dashboard-icon|error-note|meter|notice|page-numbers|pagination|skeleton|state-chip|table|text-area|upload-bar)\.ts|web\/texts\/(message-of|say|use-)|i18n\/(times|duration|order-words)\.ts|web\/router\/use-action|web\/realtime\/(realtime-events|use-realtime)|web\/drawing\/(empty|small-profile)\/|web\/(characters\/|climb\/order-profile)|web\/orders\/(use-order-changes|use-picture|upload-picture)|core\/(support\/(read-message|support-thread))|web\/account\/keep-order\.tsx|web\/finished\/star-peaks|web\/favorites\/(heart-button|use-favorites|booster-wish)|core\/(reviews|free-times)/,
    priority: 1,
  },
  // What both chats share: with support, and on an order.
  { name: 'chat', test: /web\/chat\//, priority: 1 },
  // An order and its actions.
  {
    name: 'order',
    test: /web\/orders\/(order-facts|kind-words|shortfall|record-game|reason-field|assign-button|order-state|needs-you|open-login|proof-picture)|core\/orders\/(kinds|coaching|deadlines)\.ts|i18n\/load-character-names/,
    priority: 1,
  },
  // The page of an order, which the dashboard shows too.
  {
    name: 'order-view',
    test: /web\/orders\/(order-page|climb-section|talk\/(?!talk-sheet))|web\/drawing\/(status-path|arrival|climb-so-far|count-so-far)\/|core\/vault\.ts/,
    priority: 1,
  },
  { name: 'lists', test: /web\/lists\/(?!filter-sheet)/, priority: 1 },
  // As separate chunks, these were six requests before any dialog opened.
  { name: 'dialogs', test: /web\/(ui\/dialog|shell\/form-dialog)\.tsx/, priority: 1 },
  // A new order is announced on the board and, once a page is idle, on every other page.
  { name: 'alerts', test: /announce-order|notification-sound/, priority: 1 },
  // Lists of orders.
  { name: 'boards', test: /web\/(orders\/order-list|booster\/board-?[a-z]*\.tsx?$)/, priority: 1 },
  { name: 'coupons', test: /web\/coupons\/coupon-(form|query|words)/, priority: 1 },
]

const loadsIdly =
  /(when-idle|page-modules|operations|fatal-page|account-menu|footer|contour-geometry|error-toast|browser-router|routes|next-head|tell-news|banned-dialog)-/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    filledMessages(),
    react(),
    tailwindcss(),
    routerLater(),
    styles(),
    bundledPackages(),
    publish(),
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
          input: 'web/entry-client.tsx',
          output: { codeSplitting: { groups } },
        },
      },
}))
