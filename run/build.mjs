import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustSucceed, root } from './command.mjs'

const inputs = [
  'web',
  'core',
  'contract',
  'i18n',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const marker = join(root, 'dist/inputs.sha256')

/** The content of dist/ is no longer what was built last, so the next build is a full one. */
function forgetBuild() {
  rmSync(marker, { force: true })
}

/** Whether there is a build, possibly of older sources. */
export function isBuilt() {
  return existsSync(marker)
}

/** Builds the front end unless dist/ was built from the current sources. */
export async function build() {
  const now = hashInputs()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === now) return
  console.log('Building the front end …')
  forgetBuild()
  await mustSucceed('npm', ['run', '--silent', 'build'])
  writeFileSync(marker, now)
}

function hashInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full).flatMap((name) => (name.includes('.test.') ? [] : filesOf(`${path}/${name}`)))
}
