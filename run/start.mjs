// `npm start`: installs what is missing, builds what is out of date, and serves. `--dev` reloads on change.
import { build } from './build.mjs'
import { node, start, whenToldToEnd } from './command.mjs'
import { dev } from './dev.mjs'
import { install } from './install.mjs'

await install()
await build()
if (process.argv.includes('--dev')) dev()
else serve()

function serve() {
  // The channel lets the server notice that this process was killed.
  const server = start(node, ['server/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  whenToldToEnd((signal) => server.kill(signal))
  server.once('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
