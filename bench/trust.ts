// `npm run bench -- trust [part of a path …]`: the tests of the threats, with their whole figures.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const counted = execFileSync('git', ['grep', '-l', 'test/rounds.ts', '--', '*.test.ts'], { encoding: 'utf8' })
const asked = process.argv.slice(2)
const files = counted
  .split('\n')
  .filter((file) => file && (asked.length === 0 || asked.some((part) => file.includes(part))))
if (files.length === 0) throw new Error(`None of the tests that count rounds is named ${asked.join(' or ')}`)

const tests = spawn('npx', ['vitest', 'run', ...files, '--reporter=verbose'], {
  stdio: 'inherit',
  env: { ...process.env, WHOLE_FIGURES: '1' },
})
const [code] = await once(tests, 'exit')
process.exitCode = code ?? 1
