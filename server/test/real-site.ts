// biome-ignore lint/style/noRestrictedImports: tests of what pages say hand over the real renderer.
import { createRender, inlineScriptHashes, publicPages, queryOf, share } from '#web/entry-server.tsx'
import type { Site } from '../ssr/routes.ts'

/** What the build's manifest says, with every file in its place. */
const manifest = {
  'web/entry-client.tsx': { file: 'web/entry-client.tsx', styles: ['web/ui/app.css'] },
  'web/fonts/archivo.woff2': { file: 'web/fonts/archivo.woff2' },
  'web/fonts/figtree.woff2': { file: 'web/fonts/figtree.woff2' },
  'web/fonts/readex.woff2': { file: 'web/fonts/readex.woff2' },
  'styles.css': { file: 'web/ui/app.css' },
}

/** The real front end from its sources, without scripts and styles: for tests of what pages say. */
export const realSite: Site = {
  clientDir: 'web/public',
  render: createRender(manifest, () => ''),
  share,
  inlineScriptHashes,
  publicPages,
  queryOf,
}
