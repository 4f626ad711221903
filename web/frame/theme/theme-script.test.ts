import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { themeScript } from './theme-script.ts'

type Stored = { stored?: string | null; rail?: string; cookie?: string }

function datasetAfter({ stored = null, rail, cookie = '' }: Stored) {
  const dataset: Record<string, string> = {}
  runInNewContext(themeScript, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => ({ theme: stored, rail })[key] ?? null },
  })
  return dataset
}

describe('the script before the first paint', () => {
  it('sets the chosen theme, and otherwise leaves it to the system', () => {
    expect(datasetAfter({ stored: 'light' })).toEqual({ theme: 'light' })
    expect(datasetAfter({ stored: 'dark' })).toEqual({ theme: 'dark' })
    expect(datasetAfter({ stored: 'pink' })).toEqual({})
    expect(datasetAfter({})).toEqual({})
  })

  it('folds the rail where it was folded', () => {
    expect(datasetAfter({ rail: 'folded' })).toEqual({ rail: 'folded' })
    expect(datasetAfter({ rail: 'wide' })).toEqual({})
  })

  it('marks a page whose visitor is probably signed in', () => {
    expect(datasetAfter({ cookie: 'a=b; access_token=x' })).toEqual({ session: '' })
    expect(datasetAfter({ cookie: '__Host-access_token=x; a=b' })).toEqual({ session: '' })
    expect(datasetAfter({ cookie: 'not_access_token=x' })).toEqual({})
  })
})
