import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { forgetBuild } from './build.mjs'
import { ended, node, root, start, whenToldToEnd } from './command.mjs'

const watched = ['core', 'contract', 'i18n', 'server', 'db', 'dist']

/** Rebuilds the front end and restarts the server on every change, until Ctrl-C. */
export function dev() {
  forgetBuild()
  const builds = [
    ['build', '--watch'],
    ['build', '--ssr', 'web/entry-server.tsx', '--watch'],
  ]
  const builders = builds.map((args) => start(node, ['node_modules/vite/bin/vite.js', ...args]))
  let server = startServer()
  let pending
  let restarting = Promise.resolve()

  for (const folder of watched.filter((name) => existsSync(join(root, name)))) {
    watch(join(root, folder), { recursive: true }, () => {
      // A build writes many files: one restart follows the last of them.
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
    await Promise.all([...builders, server].map(stop))
    process.exit(0)
  })
}

function startServer() {
  return start(node, ['server/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await ended(child)
}
