import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Keeps the errors that belong to no test, such as a promise that nobody awaited: the JSON report omits them. */
export default class ErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = 'test-results/test-errors.json'
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(errors.map((error) => ({ message: inOneLine(error) }))))
  }
}

function inOneLine({ name, message, stacks }: SerializedError): string {
  const at = stacks?.find(({ file }) => !file.includes('node_modules'))
  return `${name}: ${message.replaceAll(/\s+/g, ' ')}${at ? ` (${at.file}:${at.line})` : ''}`
}
