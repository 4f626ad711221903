import { expect, test } from 'vitest'
import { processorMs } from '../../../test/processor-time.ts'
import { readDevice } from './read-device.ts'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [windows, 'Chrome', 'Windows'],
  [`${windows} Edg/150.0.0.0`, 'Edge', 'Windows'],
  [`${windows} OPR/120.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [`${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['curl/8.0', null, null],
  ['', null, null],
  [undefined, null, null],
])('a device is named by browser and system: %s', (header, browser, system) => {
  expect(readDevice(header)).toEqual({ browser, system })
})

test('a long made-up header takes no time', async () => {
  const header = `Version/${'1. Version/'.repeat(6_000)}`
  expect(await processorMs(() => readDevice(header))).toBeLessThan(200)
})
