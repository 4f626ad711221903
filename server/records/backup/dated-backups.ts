import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestPath } from './manifest.ts'

/** `2026-11-26T030000Z`: names sort by time, and no other folder is ever deleted. */
const dated = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/

/** Where a backup of this time is, below the folder of all. */
export function datedFolder(into: string, at: Date): string {
  return join(into, `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`)
}

/** The complete backups below a folder, the newest first. */
export async function datedBackups(into: string): Promise<string[]> {
  return (await foldersOf(into)).filter((folder) => existsSync(manifestPath(folder)))
}

/** Deletes all but the newest complete backups, and what an interrupted one left; returns what was deleted. */
export async function deleteOldBackups(into: string, keep: number): Promise<string[]> {
  const kept = (await datedBackups(into)).slice(0, keep)
  const [newest = ''] = kept
  const old = (await foldersOf(into)).filter((folder) => folder < newest && !kept.includes(folder))
  for (const folder of old) await rm(folder, { recursive: true })
  return old
}

async function foldersOf(into: string): Promise<string[]> {
  const entries = await readdir(into, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && dated.test(entry.name))
  return names
    .map(({ name }) => join(into, name))
    .sort()
    .reverse()
}
