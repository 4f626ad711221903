import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { command, root } from './command.mjs'
import { failure, sum, vitestReport, vitestResults } from './results.mjs'

/** Types, lint, format, architecture, unit and endpoint tests. A failed check counts as one failure. */
export async function gate() {
  const results = []
  for (const name of ['types', 'lint']) {
    console.log(`\n— ${name}`)
    const code = await command('npm', ['run', '--silent', name])
    if (code !== 0) results.push(failure(name))
  }
  return sum([...results, await tests()])
}

/** The unit and endpoint tests, or those in some places, with additional environment variables if given. */
export async function tests(env = {}, places = []) {
  console.log('\n— tests')
  rmSync(join(root, vitestReport), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  return vitestResults(
    await command('vitest', ['run', ...places, ...reporters], {
      env,
      shell: process.platform === 'win32',
    }),
  )
}
