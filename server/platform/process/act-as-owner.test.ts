import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { giveToOwner } from './act-as-owner.ts'

const nobody = 65_534
const script = `
  import { writeFileSync } from 'node:fs'
  import { actAsOwner } from ${JSON.stringify(import.meta.resolve('./act-as-owner.ts'))}
  await actAsOwner(process.argv[1] + '/missing')
  await actAsOwner(process.argv[1])
  writeFileSync(process.argv[1] + '/written', '')`

test.skipIf(process.getuid?.() !== 0)('what root has restored is the owner’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peakline-owner-'))
  chownSync(folder, nobody, nobody)
  mkdirSync(join(folder, 'files/0a'), { recursive: true })
  writeFileSync(join(folder, 'files/0a/picture'), '')
  await giveToOwner(folder)
  for (const part of ['files', 'files/0a', 'files/0a/picture'])
    expect(statSync(join(folder, part)), part).toMatchObject({ uid: nobody, gid: nobody })
  rmSync(folder, { recursive: true })
})

test.skipIf(process.getuid?.() !== 0)('what root’s command writes in a folder is the owner’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peakline-owner-'))
  chownSync(folder, nobody, nobody)
  execFileSync(process.execPath, ['--input-type=module', '-e', script, folder])
  expect(statSync(join(folder, 'written'))).toMatchObject({ uid: nobody, gid: nobody })
  rmSync(folder, { recursive: true })
})
