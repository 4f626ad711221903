import { type ChildProcess, fork } from 'node:child_process'
import { Turns } from './turns.ts'

/** What a side process replies. `isFull`: it uses memory that it won't release while it lives. */
export type Done<Out> = { result: Out | null; isFull: boolean }

const usualMs = 20_000
const idleMs = 5_000
const fullBytes = 150 * 1024 * 1024

type SideProcessOptions = {
  /** All that the process sees of the environment: none of the server's secrets. */
  env?: () => NodeJS.ProcessEnv
  /** How many inputs can wait. */
  queue: number
  /** What takes longer is ended. */
  longestMs?: number | undefined
}

/**
 * Works on one input after the other in a process of its own, so that what strangers cause can neither crash the
 * server nor fill its memory. The process starts with the first input and ends when there is nothing to do.
 */
export class SideProcess<In, Out> {
  readonly #program: string
  readonly #env: () => NodeJS.ProcessEnv
  readonly #turns: Turns
  readonly #longestMs: number
  #running: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(program: string, { env = () => ({}), queue, longestMs = usualMs }: SideProcessOptions) {
    this.#longestMs = longestMs
    this.#program = program
    this.#env = env
    this.#turns = new Turns(1, queue)
  }

  /** The process's reply; null also if it fails or takes too long. Throws `server_busy` when too many wait. */
  run(input: In): Promise<Out | null> {
    return this.#turns.take(() => this.#ask(input))
  }

  async #ask(input: In): Promise<Out | null> {
    clearTimeout(this.#idle)
    this.#running ??= this.#start()
    const child = this.#running
    const late = setTimeout(() => child.kill('SIGKILL'), this.#longestMs)
    const { result, isFull } = await new Promise<Done<Out>>((resolve) => {
      const fail = () => resolve({ result: null, isFull: true })
      child.once('message', (done: Done<Out>) => resolve(done))
      child.once('exit', fail).once('error', fail)
      child.send(input as object, (error) => error && fail())
    })
    clearTimeout(late)
    child.removeAllListeners()
    if (isFull) this.#end(child)
    else {
      child.once('exit', () => this.#end(child))
      this.#idle = setTimeout(() => this.#end(child), idleMs).unref()
    }
    return result
  }

  #end(child: ChildProcess): void {
    if (this.#running === child) this.#running = undefined
    // From here on, nothing depends on what happens to it.
    child.on('error', () => {})
    child.kill()
  }

  /** Starts the process, which doesn't keep the server from exiting. */
  #start(): ChildProcess {
    const child = fork(this.#program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        // glibc keeps freed memory for each thread that ever used some; elsewhere this variable has no effect.
        MALLOC_ARENA_MAX: '1',
        ...this.#env(),
      },
    })
    child.unref()
    child.channel?.unref()
    return child
  }
}

/** The other end: replies to each input with the work's result. */
export function serveSideProcess<In, Out>(work: (input: In) => Promise<Out | null>): void {
  process.on('message', async (input: In) => {
    const result = await work(input)
    process.send?.({ result, isFull: process.memoryUsage.rss() > fullBytes } satisfies Done<Out>)
  })
  process.on('disconnect', () => process.exit())
}
