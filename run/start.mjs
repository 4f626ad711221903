// `npm start`: installs what is missing, builds what is out of date, and serves. `--dev` reloads on change.
import { build } from './build.mjs'
import { startServer, whenToldToEnd } from './command.mjs'
import { dev } from './dev.mjs'
import { install } from './install.mjs'

await install()
if (process.argv.includes('--dev')) dev()
else {
  await build()
  serve()
}

function serve() {
  // The channel lets the server notice that this process was killed.
  const server = startServer({ stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  whenToldToEnd((signal) => server.kill(signal))
  server.once('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
