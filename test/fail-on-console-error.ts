import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects an error on the console says so: vi.mocked(console.error).mockClear() after looking. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const spoken = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(spoken, 'unexpected console.error').toEqual([])
})
