import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../http/errors.ts'
import { Turns } from '../turns.ts'
import type { Picture } from './draw-picture.ts'
import type { Drawn } from './picture-process.ts'

const program = join(import.meta.dirname, 'picture-process.ts')
const longestMs = 20_000
const idleMs = 5_000

/** One picture is drawn at a time. */
const turns = new Turns(1, 4)

/**
 * Draws an uploaded picture anew as WebP. What it is, its content says; everything else is `bad_file_extension`. A
 * process of its own draws it: what strangers send can neither crash the server nor leave its memory full.
 */
export async function readPicture(upload: Buffer): Promise<Picture> {
  const picture = await turns.take(() => drawElsewhere(upload))
  if (!picture) throw new AppError('bad_file_extension')
  return { ...picture, content: Buffer.from(picture.content) }
}

let running: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** What the process answers; null also when it fails or takes too long. */
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
  // What happens to it from now on concerns nobody.
  child.on('error', () => {})
  child.kill()
}

/** Starts the process without the secrets that stand in the server's environment. It keeps nobody from ending. */
function startProcess(): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // glibc keeps freed memory for each thread that ever used some; elsewhere this says nothing.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
  })
  child.unref()
  child.channel?.unref()
  return child
}
