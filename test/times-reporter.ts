import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Seconds by file, and by what they were spent on. `npm run bench -- gate` reads it. */
export type Times = { files: Record<string, number>; causes: Record<string, number> }

export const testTimes = 'test-results/test-times.json'

/** Keeps how long each test file took, and for what: its worker, its environment, its imports, its tests. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times: Times = { files: {}, causes: {} }
    for (const module of modules) {
      const spent = causesOf(module)
      times.files[relative(process.cwd(), module.moduleId)] = sum(Object.values(spent))
      for (const [cause, seconds] of Object.entries(spent))
        times.causes[cause] = (times.causes[cause] ?? 0) + seconds
    }
    mkdirSync(dirname(testTimes), { recursive: true })
    writeFileSync(process.env.TEST_TIMES ?? testTimes, JSON.stringify(times))
  }
}

function causesOf(module: TestModule): Record<string, number> {
  const spent = module.diagnostic()
  return {
    'starting workers': spent.prepareDuration / 1000,
    'making documents (jsdom)': spent.environmentSetupDuration / 1000,
    'importing modules, opening services': (spent.collectDuration + spent.setupDuration) / 1000,
    'running tests': spent.duration / 1000,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
