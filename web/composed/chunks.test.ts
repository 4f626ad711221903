import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chunks, idleFiles, sheets } from './chunks.ts'

/** Each single path of a pattern such as `web/kit/ui/{card,meter}.tsx`. */
function expand(pattern: string): string[] {
  const [whole, inside] = /\{([^{}]+)\}/.exec(pattern) ?? []
  if (!whole || !inside) return [pattern]
  return inside.split(',').flatMap((each) => expand(pattern.replace(whole, each)))
}

const patterns = [...Object.values(chunks), ...Object.values(sheets), idleFiles].flat().flatMap(expand)

describe('the files of shared chunks', () => {
  test.each(patterns)('%s exists', (pattern) => {
    // Where a name has one of two extensions, one of them is enough.
    expect(globSync(pattern.replace(/\.tsx?$/, '.{ts,tsx}'))).not.toEqual([])
  })

  test('no file is named twice', () => {
    const named = Object.values(chunks).flat().flatMap(expand)
    expect(named.filter((each, place) => named.indexOf(each) !== place)).toEqual([])
  })
})
