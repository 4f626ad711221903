// `npm test`: all checks and end-to-end tests, even on a fresh clone.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { command, node, root } from './command.mjs'
import { gate } from './gate.mjs'
import { install } from './install.mjs'
import { forgetParts, part } from './parts.mjs'
import { failure, inWords, playwrightReport, playwrightResults, sum } from './results.mjs'

// A first run on a laptop behaves as in CI.
process.env.CI ??= 'true'
forgetParts()
await part('install', install)
await part('build', build)
const checked = await gate()
const results = sum([checked, await part('journeys', journeys)])
console.log(`\n${inWords(results)}`)
process.exit(results.failed === 0 ? 0 : 1)

async function journeys() {
  console.log('\n— journeys')
  rmSync(join(root, playwrightReport), { force: true })
  const chromium = findChromium()
  if (!chromium) return failure('the journeys, without a Chromium')
  return playwrightResults(
    await command('npm', ['run', '--silent', 'e2e'], { env: { CHROMIUM_PATH: chromium } }),
  )
}

function findChromium() {
  try {
    const output = execFileSync(node, ['run/chromium.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return output.toString().trim()
  } catch (error) {
    console.error(error.message)
    return undefined
  }
}
