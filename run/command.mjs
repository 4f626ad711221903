import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'

/** Node 24 from npm; the machine's own may be older. */
export const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** The environment of every command: Node 24 and the installed tools come first. */
export function environment(extra = {}) {
  const tools = ['node_modules/node/bin', 'node_modules/.bin'].map((path) => join(root, path))
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [...tools, process.env[pathName] ?? ''].join(delimiter)
  // Node caches compiled code with its types stripped, so the server starts in two thirds of the time.
  const codeCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'dist/code-cache')
  return { ...process.env, NODE_COMPILE_CACHE: codeCache, ...extra, [pathName]: path }
}

/**
 * Starts the server. Otherwise V8 can let a heap of 65 MB grow to 350 before it collects garbage, and glibc keeps
 * what each thread has freed: the process would use half a gigabyte, depending on the size of the machine.
 */
export function startServer({ env = {}, more = [], ...options } = {}) {
  const server = JSON.parse(readFileSync(join(root, 'run/server.json'), 'utf8'))
  return start(node, [...server.arguments, ...more], { env: { ...server.environment, ...env }, ...options })
}

/** Starts a program in the project, attached to this terminal. */
export function start(program, args, { env = {}, ...options } = {}) {
  const shell = windows && program === 'npm'
  return spawn(program, args, { cwd: root, stdio: 'inherit', shell, env: environment(env), ...options })
}

/** Resolves with the exit code, 1 for an end by a signal. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a program to its end; returns its exit code. */
export function command(program, args, options) {
  return ended(start(program, args, options))
}

/** Like command, but a failure ends this process with a message. */
export async function mustSucceed(program, args, options) {
  const code = await command(program, args, options)
  if (code === 0) return
  console.error(`${[program, ...args].join(' ')} failed with exit code ${code}.`)
  process.exit(code)
}

/** Calls back when this process is asked to end, or when npm, which does not announce its own end, is gone. */
export function whenToldToEnd(callback) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => callback(signal))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback('SIGTERM')
  }, 500).unref()
}
