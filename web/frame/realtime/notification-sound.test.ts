import { afterEach, expect, test, vi } from 'vitest'
import { playNotificationSound } from './notification-sound.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's sound: the loudest that each note becomes. */
function listening({ activated = true, isFree = true } = {}) {
  const peaks: number[] = []
  class AudioContext {
    currentTime = 0
    resume = async () => {}
    close = async () => {}
  }
  class OscillatorNode extends EventTarget {
    connect = (to: object) => to
    start = () => queueMicrotask(() => this.dispatchEvent(new Event('ended')))
    stop() {}
  }
  class GainNode {
    gain = {
      setValueAtTime() {},
      linearRampToValueAtTime: (value: number) => value > 0 && peaks.push(value),
    }
    connect() {}
  }
  const locks = {
    request: (_name: string, _options: object, work: (lock: object | null) => Promise<void>) =>
      work(isFree ? {} : null),
  }
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('OscillatorNode', OscillatorNode)
  vi.stubGlobal('GainNode', GainNode)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: activated }, locks })
  return peaks
}

test('a sound has the volume 0.12 until the person chooses another, and none at zero', async () => {
  const peaks = listening()
  await playNotificationSound(false)
  expect(peaks).toEqual([0.12, 0.12])
  await playNotificationSound(true, 50)
  expect(peaks.slice(2)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5])
  await playNotificationSound(true, 0)
  expect(peaks).toHaveLength(7)
})

test('one of several tabs plays, and none that nobody has touched', async () => {
  const other = listening({ isFree: false })
  await playNotificationSound(false)
  expect(other).toEqual([])
  const untouched = listening({ activated: false })
  await playNotificationSound(false)
  expect(untouched).toEqual([])
})
