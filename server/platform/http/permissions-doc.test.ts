import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { permissionsDoc, permissionsFile } from './permissions-doc.ts'

test('docs/permissions.md is what the code says; `npm run permissions` writes it', async () => {
  expect(await readFile(permissionsFile, 'utf8')).toBe(permissionsDoc())
})
