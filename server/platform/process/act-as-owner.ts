import { stat } from 'node:fs/promises'

/**
 * Lets a command that root starts go on as the account that owns the folder: what it writes is that account's, and what
 * it can't do, the server can't either. Changes nothing for other accounts, or while there is no folder.
 */
export async function actAsOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!owner) return
  process.setgroups?.([owner.gid])
  process.setgid?.(owner.gid)
  process.setuid?.(owner.uid)
}
