import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../http/errors.ts'
import { Turns } from '../turns.ts'
import type { Picture } from './draw-picture.ts'
import type { Drawn } from './picture-process.ts'

const program = join(import.meta.dirname, 'picture-process.ts')
const longestMs = 20_000
const idleMs = 5_000

/** One picture is re-encoded at a time. */
const turns = new Turns(1, 4)

/**
 * Re-encodes an uploaded picture as WebP. Its content decides what it is; everything else is `bad_file_extension`. A
 * separate process does the work, so that what strangers send can neither crash the server nor fill its memory.
 */
export async function readPicture(upload: Buffer): Promise<Picture> {
  const picture = await turns.take(() => drawElsewhere(upload))
  if (!picture) throw new AppError('bad_file_extension')
  return { ...picture, content: Buffer.from(picture.content) }
}

let running: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** The process's answer; null also if it fails or takes too long. */
async function drawElsewhere(upload: Buffer): Promise<Picture | null> {
  clearTimeout(idle)
  running ??= startProcess()
  const child = running
  const late = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const { picture, isFull } = await new Promise<Drawn>((resolve) => {
    const fail = () => resolve({ picture: null, isFull: true })
    child.once('message', (drawn: Drawn) => resolve(drawn))
    child.once('exit', fail).once('error', fail)
    child.send(upload, (error) => error && fail())
  })
  clearTimeout(late)
  child.removeAllListeners()
  if (isFull) end(child)
  else {
    child.once('exit', () => end(child))
    idle = setTimeout(end, idleMs, child).unref()
  }
  return picture
}

function end(child: ChildProcess): void {
  if (running === child) running = undefined
  // From here on, nothing depends on what happens to it.
  child.on('error', () => {})
  child.kill()
}

/** Starts the process without the secrets in the server's environment. It doesn't keep the server from exiting. */
function startProcess(): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // glibc keeps freed memory for each thread that ever used some; elsewhere this variable has no effect.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
  })
  child.unref()
  child.channel?.unref()
  return child
}
