import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { command, root } from './command.mjs'
import { part } from './parts.mjs'
import { failure, sum, vitestErrors, vitestReport, vitestResults } from './results.mjs'

/** Types, lint, format, architecture, unit and endpoint tests. A failed check counts as one failure. */
export async function gate() {
  const results = []
  for (const name of ['types', 'lint']) {
    console.log(`\n— ${name}`)
    const code = await part(name, () => command('npm', ['run', '--silent', name]))
    if (code !== 0) results.push(failure(name))
  }
  return sum([...results, await part('tests', tests)])
}

/** The unit and endpoint tests, or those in some places, with additional environment variables if given. */
export async function tests(env = {}, places = []) {
  console.log('\n— tests')
  for (const file of [vitestReport, vitestErrors]) rmSync(join(root, file), { force: true })
  const own = ['./test/times-reporter.ts', './test/errors-reporter.ts']
  const reporters = ['default', 'json', ...own].map((name) => `--reporter=${name}`)
  return vitestResults(
    await command('vitest', ['run', ...places, ...reporters, `--outputFile.json=${vitestReport}`], {
      env,
      shell: process.platform === 'win32',
    }),
  )
}
