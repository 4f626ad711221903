import { hash, verify } from '@node-rs/argon2'
import { Turns } from '#server/platform/process/turns.ts'

// 19 MiB, 2 passes, 1 lane (trust 3).
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two hashes at a time, so that a rush of sign-ins leaves CPU time for everyone else. */
const turns = new Turns(2, 60)

/** Systems write an ö as one sign or as two; a password is the same in both. */
const composed = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(composed(password), options))
}

// Checked when an account has no hash, so that both cases take the same time (trust S10).
let nobody: Promise<string> | undefined

/** Whether the password is the account's; for an unknown account the check takes as long and returns false. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('nobody has this password', options)
  const against = passwordHash ?? (await nobody)
  const isRight = (typed: string) => turns.take(() => verify(against, typed))
  // Hashes from before 2026-11-28 are of the password as it was typed.
  const right =
    (await isRight(composed(password))) || (composed(password) !== password && (await isRight(password)))
  return right && passwordHash != null
}
