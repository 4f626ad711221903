import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Said = { code: number; said: string }

/** A shop in its folder, run as `deploy/peakline.service` does, with the settings of one file. */
export class Shop {
  readonly #root: string
  readonly #settings: string
  readonly #dataDir: string
  readonly #certificate: string
  readonly log: string[] = []

  /** `root` is the clone; a shop's own folder has its settings and its files. */
  constructor(root: string, folder: string, certificate: string) {
    this.#root = root
    this.#settings = join(folder, 'peakline.env')
    this.#dataDir = join(folder, 'data')
    this.#certificate = certificate
    copyFileSync(join(root, '.env.example'), this.#settings)
  }

  /** Writes values into the file as an owner does, where the example has their names. */
  set(values: Record<string, string>): void {
    let text = readFileSync(this.#settings, 'utf8')
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`^#?${name}=.*$`, 'm')
      if (!line.test(text)) throw new Error(`.env.example has no ${name}`)
      text = text.replace(line, () => `${name}='${value}'`)
    }
    writeFileSync(this.#settings, text, { mode: 0o600 })
  }

  setting(name: string): string {
    return new RegExp(`^${name}='(.*)'$`, 'm').exec(readFileSync(this.#settings, 'utf8'))?.[1] ?? ''
  }

  /** `npm run …` as the README says, with the server's variables. */
  async npm(...args: string[]): Promise<Said> {
    const child = this.#spawn({}, 'npm', 'run', '--silent', ...args)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part))
    const [code] = await once(child, 'close')
    return { code, said }
  }

  /** Starts a server on a port and waits until it is ready. */
  async start(port: number): Promise<Server> {
    const unit = readFileSync(join(this.#root, 'deploy/peakline.service'), 'utf8')
    const [, command = ''] = /^ExecStart=\/opt\/peakline\/(.*)$/m.exec(unit) ?? []
    const child = this.#spawn({ PORT: String(port), MALLOC_ARENA_MAX: '2' }, ...command.split(' '))
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said.push(String(part))
        this.log.push(String(part))
      })
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    for (;;) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}: ${said.join('')}`)
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
      if (ready?.ok && said.join('').includes('"event":"started"'))
        return { child, port, said: () => said.join(''), ended }
      await sleep(50)
    }
  }

  /** Runs a program with the settings; what this process has in its own environment isn't passed on. */
  #spawn(env: Record<string, string>, ...command: string[]): ChildProcess {
    const script = 'set -a; . "$SETTINGS"; set +a; export DATA_DIR="$FOLDER"; exec "$@"'
    return spawn('sh', ['-c', script, 'sh', ...command], {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // Compiled code that is kept lets each of the many processes start sooner.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_EXTRA_CA_CERTS: this.#certificate,
        SETTINGS: this.#settings,
        FOLDER: this.#dataDir,
        ...env,
      },
    })
  }
}

export type Server = {
  child: ChildProcess
  port: number
  said: () => string
  ended: Promise<number | null>
}

/** Stops a server as systemd does; its exit code. */
export function stopServer({ child, ended }: Server): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}
