import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'

// 19 MiB, 2 passes, 1 lane (trust 3).
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const longestQueue = 60

let running = 0
const queue: (() => void)[] = []

/** Hashes two at a time, so that a rush of sign-ins leaves the machine to everyone else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (queue.length >= longestQueue) throw new AppError('server_busy')
    await new Promise<void>((go) => queue.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options))
}

// Checked in place of an account's hash that doesn't exist, so that both take the same time (trust S10).
let nobody: Promise<string> | undefined

/** Whether the password is the account's; an unknown account takes as long and is false. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('nobody has this password', options)
  const against = passwordHash ?? (await nobody)
  const right = await inTurn(() => verify(against, password))
  return right && passwordHash != null
}
