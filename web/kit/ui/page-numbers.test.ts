import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('page buttons (spec 9)', () => {
  it('are at most five, including the current page', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5])
    expect(pageNumbers(5, 9)).toEqual([3, 4, 5, 6, 7])
    expect(pageNumbers(9, 9)).toEqual([5, 6, 7, 8, 9])
  })

  it('are all pages if there are fewer', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(1, 1)).toEqual([1])
  })
})
