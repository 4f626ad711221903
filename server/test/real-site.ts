import type { Site } from '#server/site/ssr/routes.ts'
import { createRender, inlineScriptHashes, publicPages, queryOf, share } from '#web/composed/entry-server.tsx'

/** What the build's manifest says, with every file in its place. */
const manifest = {
  'web/composed/entry-client.tsx': { file: 'web/composed/entry-client.tsx', styles: ['web/kit/ui/app.css'] },
  'web/kit/fonts/archivo.woff2': { file: 'web/kit/fonts/archivo.woff2' },
  'web/kit/fonts/figtree.woff2': { file: 'web/kit/fonts/figtree.woff2' },
  'web/kit/fonts/readex.woff2': { file: 'web/kit/fonts/readex.woff2' },
  'styles.css': { file: 'web/kit/ui/app.css' },
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
