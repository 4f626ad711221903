import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './command.mjs'

const read = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined

/** Where the reports are written. A run that fails before it writes one counts as one failure. */
export const vitestReport = 'test-results/vitest.json'
export const vitestErrors = 'test-results/test-errors.json'
export const playwrightReport = 'test-results/playwright.json'

/** The result of a Vitest run; a file that can't be loaded counts as one failure. */
export function vitestResults(code) {
  const report = read(vitestReport)
  if (!report) return failure('the tests, which wrote no report')
  const named = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }))
  const notes = named.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `failed: ${file.name}: ${test.fullName}`),
  )
  const broken = named.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  notes.push(...broken.map((file) => `failed: ${file.name}: ${firstLine(file.message)}`))
  const failed = report.numFailedTests + broken.length
  return atLeastOneFailure({ passed: report.numPassedTests, failed, notes }, code, read(vitestErrors))
}

/** The result of the journeys. One that passes only when it is repeated counts as passed and is named. */
export function playwrightResults(code) {
  const report = read(playwrightReport)
  if (!report) return failure('the journeys, which wrote no report')
  const { expected, unexpected, flaky } = report.stats
  const notes = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.flatMap(({ status }) => {
      if (status === 'unexpected') return [`failed: ${spec.file}: ${spec.title}`]
      return status === 'flaky' ? [`passed when repeated: ${spec.file}: ${spec.title}`] : []
    }),
  )
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, notes }, code, report.errors)
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

export function failure(what) {
  return { passed: 0, failed: 1, notes: [`failed: ${what}`] }
}

/** A run with a bad exit code failed, whatever its tests say: errors between them belong to none. */
function atLeastOneFailure(results, code, errors = []) {
  if (code === 0 || results.failed > 0) return results
  const messages = errors.length > 0 ? errors.map(({ message }) => firstLine(message)) : [`exit code ${code}`]
  const notes = messages.map((message) => `failed: an error outside of the tests: ${message}`)
  return { ...results, failed: 1, notes: [...results.notes, ...notes] }
}

const firstLine = (text) => String(text).trim().split('\n', 1)[0]

export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  notes: results.flatMap(({ notes }) => notes),
})

/** What failed, by name, and as the last line the numbers. */
export const inWords = ({ passed, failed, notes }) =>
  [...notes, `${passed} passed, ${failed} failed`].join('\n')
