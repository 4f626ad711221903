import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import type { Times } from '../test/times-reporter.ts'

export const journeyTimes = 'test-results/journey-times.json'

/** What a step's title says that its time is spent on; the first that fits counts. */
const causes: [cause: string, title: RegExp][] = [
  ['opening browsers, contexts and pages', /^(?:fixture|create|launch|close|new|set storage|add cookies)\b/i],
  ['loading pages', /^(?:navigate|reload|go back|go forward|wait for (?:url|navigation|load|event))/i],
  ['calling the server without a page', /^(?:get|post|put|patch|delete|fetch) /i],
  ['waiting by the clock', /^wait for timeout/i],
  ['taking and comparing pictures', /screenshot/i],
  ['scripts in the page (axe and others)', /^evaluate/i],
  ['waiting for what a page shows', /^(?:expect|wait for|poll)/i],
  ['clicking and typing', /./],
]

/** Keeps how long each file of journeys took, and for what. */
export default class TimesReporter implements Reporter {
  readonly #times: Times = { files: {}, causes: {} }

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    const { files, causes } = this.#times
    const file = relative(process.cwd(), test.location.file)
    files[file] = (files[file] ?? 0) + duration / 1000
    const known = outermost(steps)
    for (const { title, duration } of known) {
      const cause = causeOf(title)
      causes[cause] = (causes[cause] ?? 0) + duration / 1000
    }
    const rest = duration - known.reduce((total, step) => total + step.duration, 0)
    causes['the rest of the tests'] = (causes['the rest of the tests'] ?? 0) + rest / 1000
  }

  onEnd(): void {
    mkdirSync(dirname(journeyTimes), { recursive: true })
    writeFileSync(journeyTimes, JSON.stringify(this.#times))
  }
}

/** The steps that do something, without the ones inside them, which the same time is spent on. */
function outermost(steps: TestStep[]): TestStep[] {
  return steps.flatMap((step) =>
    ['hook', 'test.step'].includes(step.category) ? outermost(step.steps) : [step],
  )
}

const causeOf = (title: string) => causes.find(([, pattern]) => pattern.test(title))?.[0] ?? ''
