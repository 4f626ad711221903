import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const page = 'web/development/states.html'

/** Serves `/states` in development. Builds don't include it, so production never has it. */
export function statesPage(): Plugin {
  return {
    name: 'states-page',
    apply: 'serve',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use('/states', async (request, response, next) => {
        try {
          const html = await transformIndexHtml(request.url ?? '/', readFileSync(page, 'utf8'))
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
