import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, start } from './command.mjs'

const names = ['DISCORD', 'GOOGLE', 'FACEBOOK']

/**
 * Starts the sign-in providers of development (run/sign-in-providers.ts) and resolves with the variables that make a
 * server use them. None when a real provider is set up, in production, or when others than this machine see the site.
 */
export async function localSignIn(env = process.env) {
  const nothing = { env: {}, stop() {} }
  const site = new URL(env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname)
  if (env.NODE_ENV === 'production' || !isLocal) return nothing
  if (names.some((name) => env[`${name}_CLIENT_ID`])) return nothing
  // Packages for development are left out of an image.
  if (!existsSync(join(root, 'node_modules/oidc-provider'))) return nothing
  const child = start(node, ['run/sign-in-providers.ts', `${site.origin}/`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const found = await new Promise((resolve) => {
    child.once('message', resolve)
    child.once('exit', () => resolve({}))
  })
  child.unref()
  child.channel?.unref()
  return { env: found, stop: () => child.kill() }
}
