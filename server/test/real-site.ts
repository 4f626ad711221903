// biome-ignore lint/style/noRestrictedImports: tests of what pages say hand over the real renderer.
import { createRender, inlineScriptHashes, publicPages, queryOf, share } from '#web/entry-server.tsx'
import type { Site } from '../ssr/routes.ts'

/** What the build's manifest says, with every file in its place. */
const manifest = Object.fromEntries(
  ['web/entry-client.tsx', 'web/fonts/archivo.woff2', 'web/fonts/figtree.woff2', 'web/fonts/readex.woff2']
    .map((file): [string, { file: string }] => [file, { file }])
    .concat([['style.css', { file: 'web/ui/app.css' }]]),
)

/** The real front end from its sources, without scripts and styles: for tests of what pages say. */
export const realSite: Site = {
  clientDir: 'web/public',
  render: createRender(manifest as never, () => ''),
  share,
  inlineScriptHashes,
  publicPages,
  queryOf,
}
