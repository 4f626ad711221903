import { expect, test } from 'vitest'
import { messageFaults } from '../run/commit-message.ts'

test.each<[what: string, message: string, files: number, faults: number]>([
  ['a small change needs no reason', 'Name the port in the log\n', 3, 0],
  ['a larger one needs one', 'Name the port in the log\n', 4, 1],
  ['a comment of the template is no reason', 'Name the port\n\n# Please enter a message\n', 4, 1],
  ['nor is the diff below the scissors', 'Name the port\n\n# ---- >8 ----\ndiff --git a b\n', 4, 1],
  ['a reason', 'Name the port in the log\n\nTwo servers looked alike.\n', 40, 0],
  ['a long subject', `${'x'.repeat(73)}\n`, 1, 1],
  ['the longest', `${'x'.repeat(72)}\n`, 1, 0],
  ['a subject that ends like a sentence', 'Name the port.\n', 1, 1],
  ['a subject over two lines', 'Name the port\nin the log\n', 1, 1],
  ['what git writes', `Merge branch '${'x'.repeat(80)}'\n`, 50, 0],
])('%s', (_what, message, files, faults) => {
  expect(messageFaults(message, files)).toHaveLength(faults)
})
