import { Server } from 'node:http'
import type { LetterPicture } from '#contract/letter-picture.ts'
import type { Render } from './render.ts'
import type { Site } from './routes.ts'

/** What the front end's server entry exports; the same as in the build. */
type Entry = Pick<Site, 'publicPages' | 'queryOf' | 'share'> & {
  createRender: (manifest: object, read: (file: string) => string) => Render
  letterSvg: (picture: LetterPicture) => string
}

/** Page modules export more than components; a change to them is nevertheless shown without a reload. */
const refreshPages = "<script>window.__getReactRefreshIgnoredExports = () => ['loader', 'meta']</script>"

/** Replaces the build's manifest: every module is served from its source. */
const manifest = {
  'web/composed/entry-client.tsx': { file: 'web/composed/entry-client.tsx', styles: ['web/kit/ui/app.css'] },
  'web/kit/fonts/archivo.woff2': { file: 'web/kit/fonts/archivo.woff2' },
  'web/kit/fonts/figtree.woff2': { file: 'web/kit/fonts/figtree.woff2' },
  'web/kit/fonts/readex.woff2': { file: 'web/kit/fonts/readex.woff2' },
  'styles.css': { file: 'web/kit/ui/app.css' },
}

/**
 * The front end in development, by Vite inside the server: nothing is built, and an edited component shows without a
 * reload. `attach` lets it reach the pages through the server's own port.
 */
export async function devSite(): Promise<{
  site: Site
  letterSvg: (picture: LetterPicture) => Promise<string>
  attach: (server: Server) => void
  close: () => Promise<void>
}> {
  const { createServer } = await import('vite')
  const updates = new Server()
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: updates } },
  })
  const load = async () => (await vite.ssrLoadModule('/web/composed/entry-server.tsx')) as Entry
  const render: Render = async (request) => {
    const { createRender } = await load()
    const page = await createRender(manifest, (file) => `@import url("/${file}");`)(request)
    if (page.error instanceof Error) vite.ssrFixStacktrace(page.error)
    const html = await vite.transformIndexHtml(
      request.url,
      page.html.replace('<head>', `<head>${refreshPages}`),
    )
    return { ...page, html, cacheable: false }
  }
  const { publicPages, queryOf } = await load()
  return {
    site: {
      clientDir: 'web/public',
      render,
      share: async (request) => (await load()).share(request),
      inlineScriptHashes: ['unsafe-inline'],
      publicPages,
      queryOf,
      middleware: vite.middlewares,
    },
    letterSvg: async (picture) => (await load()).letterSvg(picture),
    attach: (server) => void server.on('upgrade', (...upgrade) => updates.emit('upgrade', ...upgrade)),
    close: () => vite.close(),
  }
}
