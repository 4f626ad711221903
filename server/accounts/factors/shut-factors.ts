import type { Work } from '#server/platform/ports/work.ts'
import { deleteAppOf } from './app-store.ts'
import { endWithoutFactors } from './end-without-factors.ts'
import { deletePasskeysOf } from './passkey-store.ts'

/** Removes everything that another person may have set up to get into an account before its owner proved it (trust S8). */
export async function shutFactors(work: Work, userId: string): Promise<void> {
  await deletePasskeysOf(work.tx, userId)
  await deleteAppOf(work.tx, userId)
  await endWithoutFactors(work, userId)
}
