import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { journeyTimes } from '../e2e/times-reporter.ts'
import { type Times, testTimes } from '../test/times-reporter.ts'
import { bench } from './measuring/bench.ts'

/**
 * Where the time of `npm test` goes: by part with its budget, by cause, and the slowest files. It runs `npm test`, which
 * only a quiet machine can judge; `--last` prints what the last run took. An issue may raise the budgets by two minutes.
 * It also keeps how long each test file took.
 */
const budgets: Readonly<Record<string, number>> = {
  install: 40,
  build: 15,
  types: 20,
  lint: 5,
  tests: 300,
  journeys: 520,
  services: 150,
}

type Part = { name: string; seconds: number; busy: number }

/** What run/parts.mjs keeps. */
const partsReport = 'test-results/parts.json'

const read = <T>(file: string, missing: T): T =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : missing

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(10)

function printTimes(title: string, { files, causes }: Times): void {
  console.log(`\n${title}, by cause (seconds of all workers together)`)
  for (const [cause, seconds] of Object.entries(causes).toSorted(([, a], [, b]) => b - a))
    console.log(`${inSeconds(seconds)}  ${cause}`)
  console.log(`\n${title}, the 20 slowest files`)
  for (const [file, seconds] of Object.entries(files)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 20))
    console.log(`${inSeconds(seconds)}  ${file}`)
}

/** Keeps what the longer test files take: `npm run check -- --since` chooses by it. */
function keepSeconds({ files }: Times): void {
  const long = Object.entries(files).filter(([, seconds]) => seconds >= 1)
  const kept = long
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, seconds]) => [file, Math.round(seconds)])
  writeFileSync('test/seconds.json', `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

const isLast = process.argv.includes('--last')

await bench(
  async ({ figure }) => {
    if (!isLast) spawnSync('npm', ['test'], { stdio: ['ignore', 'ignore', 'inherit'] })
    const parts = read<Part[]>(partsReport, [])
    for (const { name, seconds, busy } of parts) {
      const goal = budgets[name] ?? 0
      figure({
        what: `${name}, ${busy.toFixed(1)} cores busy`,
        value: seconds,
        unit: ' s',
        goal,
        bound: 'at most',
      })
    }
    const none: Times = { files: {}, causes: {} }
    const tests = read(testTimes, none)
    if (!isLast) keepSeconds(tests)
    printTimes('Tests', tests)
    printTimes('Journeys', read(journeyTimes, none))
  },
  { recorded: !isLast },
)
