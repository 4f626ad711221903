import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { ended, root, startServer as serve, whenToldToEnd } from './command.mjs'

// What the server runs; it updates the front end itself (server/site/ssr/dev-site.ts).
const watched = ['core', 'contract', 'i18n', 'server', 'db']

/** Serves the sources directly, and restarts the server when its own sources change, until Ctrl-C. */
export function dev(env) {
  const startServer = () => serve({ env, more: ['--dev'], stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  let server = startServer()
  let pending
  let restarting = Promise.resolve()

  for (const folder of watched.filter((name) => existsSync(join(root, name)))) {
    watch(join(root, folder), { recursive: true }, () => {
      // An editor writes many files at once, so one restart follows the last of them.
      clearTimeout(pending)
      pending = setTimeout(() => {
        restarting = restarting.then(async () => {
          await stop(server)
          server = startServer()
        })
      }, 300)
    })
  }
  let ending = false
  whenToldToEnd(async () => {
    if (ending) return
    ending = true
    clearTimeout(pending)
    await restarting
    await stop(server)
    process.exit(0)
  })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await ended(child)
}
