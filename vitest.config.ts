import { defineConfig } from 'vitest/config'
import { textAreas } from './run/text-areas.ts'

const shared = {
  setupFiles: ['test/fail-on-console-error.ts'],
  // They only end what hangs: a machine can be arbitrarily busy.
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000 } },
}

// Some of the server's tests render the site's pages.
const plugins = [textAreas()]

export default defineConfig({
  test: {
    // The machines that run this have few cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['{core,contract,i18n,test}/**/*.test.ts'],
          // Files share the modules that they import, because importing costs more than most of their tests.
          isolate: false,
        },
      },
      // Each file has a document of its own; a thread starts sooner than a process.
      {
        plugins: [textAreas()],
        test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'], pool: 'threads' },
      },
      {
        plugins,
        test: {
          ...shared,
          name: 'server',
          include: ['{server,db}/**/*.test.ts'],
          globalSetup: ['test/postgres.ts'],
          isolate: false,
        },
      },
    ],
  },
})
