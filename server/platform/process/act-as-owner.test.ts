import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const nobody = 65_534
const script = `
  import { writeFileSync } from 'node:fs'
  import { actAsOwner } from ${JSON.stringify(import.meta.resolve('./act-as-owner.ts'))}
  await actAsOwner(process.argv[1] + '/missing')
  await actAsOwner(process.argv[1])
  writeFileSync(process.argv[1] + '/written', '')`

test.skipIf(process.getuid?.() !== 0)('what root’s command writes in a folder is the owner’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peakline-owner-'))
  chownSync(folder, nobody, nobody)
  execFileSync(process.execPath, ['--input-type=module', '-e', script, folder])
  expect(statSync(join(folder, 'written'))).toMatchObject({ uid: nobody, gid: nobody })
  rmSync(folder, { recursive: true })
})
