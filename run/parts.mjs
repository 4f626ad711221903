import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/** What the last run of each part took: `npm run bench -- gate` prints it. */
const file = join(root, 'test-results/parts.json')

function readParts() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

/** Forgets the parts of earlier runs. */
export const forgetParts = () => rmSync(file, { force: true })

/** Runs one part of a run, and keeps how many seconds it took and how many of the machine's cores were busy. */
export async function part(name, work) {
  const from = { at: performance.now(), ...spent() }
  const result = await work()
  const to = { at: performance.now(), ...spent() }
  const seconds = (to.at - from.at) / 1000
  const busy = (cpus().length * (to.busy - from.busy)) / Math.max(1, to.all - from.all)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...readParts(), { name, seconds, busy }]))
  return result
}

/** Processor time of the whole machine since it started, other people's work included. */
function spent() {
  const times = cpus().map((core) => core.times)
  const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
  const all = sum(times.flatMap((each) => Object.values(each)))
  return { all, busy: all - sum(times.map(({ idle }) => idle)) }
}
