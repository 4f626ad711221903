import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { consentMark, enabledValue } from '#core/people/consent.ts'
import { tagHost } from './e2e/tag-host.ts'

// Every worker reads this file again, so the environment passes on what was found once.
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, ['run/chromium.mjs'], {
  encoding: 'utf8',
}).trim()
process.env.E2E_PORT ??= `${await freePort()}`
process.env.E2E_DATA_DIR ??= join(tmpdir(), `peakline-e2e-${process.env.E2E_PORT}-${Date.now()}`)

const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  // One more than the cores of a small machine: there is always one that waits for its page.
  workers: 3,
  // Everywhere as in CI. A journey that passes only when it is repeated is named at the end of the run (run/results.mjs).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // These limits only end what hangs: a machine can be arbitrarily busy.
  timeout: 600_000,
  // One picture for every Chromium on Linux: an edge can be drawn slightly differently, but no part can move.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { timeout: 45_000, toHaveScreenshot: { maxDiffPixels: 60, threshold: 0.25 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }], ['./e2e/times-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    // A worker's requests can't be routed; e2e/offline.spec.ts has it.
    serviceWorkers: 'block',
    // These visitors have declined, so the cookie bar covers nothing; e2e/consent.spec.ts has those who haven't.
    storageState: {
      cookies: [ownCookie('ncc_c', consentMark('google')), ownCookie('ncc_e', enabledValue([]))],
      origins: [],
    },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Recording every test would cost more than an eighth of their time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // As the whole browser draws letters on Linux; the shell alone would set them at whole pixels.
        '--font-render-hinting=slight',
        // Chromium's sandbox does not work as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node run/e2e-server.mjs',
    env: {
      PORT: process.env.E2E_PORT,
      HOST: 'localhost',
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ANALYTICS_GTAG_ID: 'G-JOURNEY',
      ANALYTICS_GTAG_HOST: tagHost,
      // No journey calls a push service; this name leads nowhere.
      WEB_PUSH_HOSTS: 'push.invalid',
    },
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

function ownCookie(name: string, value: string) {
  const at = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false }
  return { name, value, ...at, sameSite: 'Lax' as const }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
