import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

const read = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined

/** Where the reports are written. A run that fails before it writes one counts as one failure. */
export const vitestReport = 'test-results/vitest.json'
export const playwrightReport = 'test-results/playwright.json'

/** The result of a Vitest run; a file that can't be loaded counts as one failure. */
export function vitestResults(code) {
  const report = read(vitestReport)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    code,
  )
}

export function playwrightResults(code) {
  const report = read(playwrightReport)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code)
}

/** A run with a bad exit code failed, whatever its report says, because the report omits errors between tests. */
function atLeastOneFailure({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
})

export const inWords = ({ passed, failed }) => `${passed} passed, ${failed} failed`
