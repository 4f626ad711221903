import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startScript } from './start-script.ts'

/** A page that ends with the script: it can be painted, and time can pass. */
function page(document: object) {
  const paints: (() => void)[] = []
  const timers: [work: () => void, ms: number][] = []
  class PerformanceObserver {
    constructor(work: () => void) {
      paints.push(work)
    }
    observe(): void {}
  }
  const setTimeout = (work: () => void, ms: number) => timers.push([work, ms])
  const window: { installEvent?: object } = {}
  let offer = (_: object) => {}
  const addEventListener = (_: string, listener: typeof offer) => {
    offer = listener
  }
  runInNewContext(startScript, { document, window, PerformanceObserver, setTimeout, addEventListener })
  return { paints, timers, window, offer }
}

it('loads the scripts when the page is painted, at once in the background, and after a while in any case', () => {
  const open = (hidden: boolean) => {
    let started = false
    const document = {
      hidden,
      addEventListener() {},
      head: { append: () => (started = true) },
      getElementById: () => ({ content: null }),
    }
    return { ...page(document), started: () => started }
  }
  const painted = open(false)
  expect(painted.started()).toBe(false)
  painted.paints[0]?.()
  expect(painted.started()).toBe(true)
  const unreported = open(false)
  const [late, ms] = unreported.timers[0] ?? []
  expect(ms).toBe(3000)
  late?.()
  expect(unreported.started()).toBe(true)
  expect(open(true).started()).toBe(true)
})

it('keeps each press of a button until the page handles it, and marks the button at once', () => {
  let press = (_: object) => {}
  const document = {
    hidden: true,
    head: { append() {} },
    getElementById: () => ({ content: null }),
    addEventListener: (_: string, listener: typeof press) => {
      press = listener
    },
  } as object as { taps: object[] | null }
  page(document)
  const button = { dataset: {} as Record<string, string> }
  const on = (found: object | null) => ({ preventDefault() {}, target: { closest: () => found } })
  press(on(button))
  press(on(null))
  expect(document.taps).toEqual([button])
  expect(button.dataset).toEqual({ pending: '' })
  document.taps = null
  press(on({ dataset: Object.freeze({}) }))
})

it('keeps the browser’s offer to install the site, so that the page can make it later', () => {
  const { window, offer } = page({
    hidden: true,
    head: { append() {} },
    getElementById: () => ({}),
    addEventListener() {},
  })
  let prevented = false
  const event = { preventDefault: () => (prevented = true) }
  offer(event)
  expect(prevented).toBe(true)
  expect(window.installEvent).toBe(event)
})
