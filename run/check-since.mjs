import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command, environment, node, root } from './command.mjs'
import { tests } from './gate.mjs'
import { failure, sum } from './results.mjs'

/** Seconds of two workers together that the tests of a change may take. */
const most = 50

/** Types, lint and the nearest tests of what differs from a revision. It names what it leaves to the whole check. */
export async function checkSince(revision) {
  const script = `
    import { changedSince, relatedTo } from './test/related.ts'
    const changed = changedSince(process.argv[1])
    console.log(JSON.stringify({ changed, ...relatedTo(changed, ${most}) }))`
  const found = execFileSync(node, ['--input-type=module', '--eval', script, revision], {
    cwd: root,
    env: environment(),
    maxBuffer: 2 ** 26,
  })
  return check(JSON.parse(found.toString()))
}

async function check({ changed, near, far, journeys, benches }) {
  console.log(`${changed.length} files changed.`)
  const results = []
  for (const [name, run] of Object.entries({ types, lint })) {
    console.log(`\n— ${name}`)
    if ((await run(changed)) !== 0) results.push(failure(name))
  }
  if (near.length > 0) results.push(await tests({}, near))
  if (far.length > 0) console.log(`\n${far.length} more test files depend on it: npm run check`)
  if (journeys.length > 0)
    console.log(`Journeys that went with such changes: npx playwright test ${journeys.join(' ')}`)
  for (const bench of benches)
    console.log(`A bench that changed, which no test runs: npm run bench -- ${bench}`)
  return sum(results)
}

/** Remembers what it found, so that only what changed is read again. */
async function types(changed) {
  const check = (project) => {
    const memory = `node_modules/.cache/${project.replaceAll('/', '-')}.tsbuildinfo`
    return command('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', memory])
  }
  const code = await check('tsconfig.json')
  if (code !== 0) return code
  // Folders with a project of their own.
  const own = ['core', 'web/worker'].filter((folder) => changed.some((file) => file.startsWith(`${folder}/`)))
  for (const folder of own) {
    const failed = await check(`${folder}/tsconfig.json`)
    if (failed !== 0) return failed
  }
  return 0
}

/** Without a path, the linter would read everything. */
async function lint(changed) {
  const files = changed.filter((file) => existsSync(join(root, file)))
  const options = ['--no-errors-on-unmatched', '--files-ignore-unknown=true']
  return files.length > 0 ? command('biome', ['check', ...options, ...files]) : 0
}
