// `npm start`: installs what is missing, builds what is out of date, and serves. `--dev` reloads on change.
import { build } from './build.mjs'
import { startServer, whenToldToEnd } from './command.mjs'
import { dev } from './dev.mjs'
import { install } from './install.mjs'
import { localSignIn } from './local-sign-in.mjs'

await install()
if (process.argv.includes('--dev')) dev((await localSignIn()).env)
else {
  await build()
  serve((await localSignIn()).env)
}

function serve(env) {
  // The channel lets the server notice that this process was killed.
  const server = startServer({ env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  whenToldToEnd((signal) => server.kill(signal))
  server.once('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
