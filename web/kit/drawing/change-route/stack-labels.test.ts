import { expect, test } from 'vitest'
import { stackLabels } from './stack-labels.ts'

const label = (x: number, bottom: number) => ({ x, bottom, before: 120, after: 10, tall: 40 })

test('labels that are far apart keep their places', () => {
  expect(stackLabels([label(200, 300), label(400, 250)])).toEqual([260, 210])
})

test('a label that would cover an earlier one moves above it, and above the next one too', () => {
  const tops = stackLabels([label(300, 300), label(340, 290), label(360, 280)])
  expect(tops).toEqual([260, 212, 164])
})

test('no label leaves the drawing at the top', () => {
  expect(stackLabels([label(300, 60), label(310, 50)])).toEqual([20, 0])
})
