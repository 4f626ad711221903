// `npm run bench -- walk [--steps 200000] [--seed 1]`
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { crossingNames } from '#server/test/walk/model/crossings.ts'
import { steps } from '#server/test/walk/steps.ts'
import type { Walked } from '#server/test/walk/walk.ts'
import { bench } from './measuring/bench.ts'
import { openWalks } from './measuring/walks.ts'

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.steps)
const seed = Number(values.seed)

/** A walk goes in legs, each in a shop of its own, so that one that was interrupted goes on with the next. */
const legSteps = 5_000
const stateDir = 'node_modules/.cache/walks'
const stateFile = `${stateDir}/seed-${seed}.json`

type Counts = Record<string, number>
type State = { legs: number; ms: number; done: Counts; refused: Counts; faults: Counts; crossings: Counts }

const state = await savedState()

/** Random steps through the life of orders, with faults: the money is compared with a model after each one. */
await bench(async ({ figure }) => {
  const walks = await openWalks()
  try {
    for (; state.legs * legSteps < count; state.legs++) {
      const begun = performance.now()
      const taken = Math.min(legSteps, count - state.legs * legSteps)
      add(await walks.walk({ seed: seed * 1_000 + state.legs, count: taken }))
      state.ms += performance.now() - begun
      await writeFile(stateFile, JSON.stringify({ ...state, legs: state.legs + 1 }))
      console.log(`${state.legs * legSteps + taken} steps, seed ${seed}`)
    }
  } finally {
    await walks.close()
  }
  console.table(Object.fromEntries(Object.keys(state.done).map((name) => [name, ofStep(name)])))
  console.table(state.faults)
  console.table(state.crossings)
  figure({
    what: 'steps without a fault in the money',
    value: count,
    unit: 'steps',
    goal: count,
    bound: 'at least',
  })
  const rarest = Math.min(...crossingNames.map((name) => state.crossings[name] ?? 0))
  figure({ what: 'the rarest crossing', value: rarest, unit: 'times', goal: count / 200, bound: 'at least' })
  const never = Object.keys(steps).filter((name) => !state.done[name])
  if (never.length > 0) console.log(`Never done: ${never.join(', ')}`)
  figure({
    what: 'kinds of steps that were never done',
    value: never.length,
    unit: '',
    goal: 0,
    bound: 'at most',
  })
  // A step of a story has several acts.
  figure({ what: 'a step', value: state.ms / count, unit: 'ms', goal: 25, bound: 'at most' })
})

function ofStep(name: string) {
  return { done: state.done[name] ?? 0, refused: state.refused[name] ?? 0 }
}

/** What an interrupted walk of this seed has come to. */
async function savedState(): Promise<State> {
  await mkdir(stateDir, { recursive: true })
  const none = { legs: 0, ms: 0, done: {}, refused: {}, faults: {}, crossings: {} }
  const saved = await readFile(stateFile, 'utf8').catch(() => null)
  if (saved === null) return none
  const found: State = JSON.parse(saved)
  if (found.legs * legSteps >= count) return none
  console.log(
    `Seed ${seed} goes on after ${found.legs * legSteps} steps; delete ${stateFile} to begin again.`,
  )
  return found
}

function add({ taken, faults, crossings }: Walked): void {
  for (const [name, { done, refused }] of Object.entries(taken)) {
    state.done[name] = (state.done[name] ?? 0) + done
    state.refused[name] = (state.refused[name] ?? 0) + refused
  }
  for (const [sum, counts] of [
    [state.faults, faults],
    [state.crossings, crossings],
  ] as const)
    for (const [name, times] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + times
}
