import { defineConfig } from 'vitest/config'

const shared = {
  exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
  setupFiles: ['test/fail-on-console-error.ts'],
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    // Two workers per database template, because the machines that run this have few cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{core,contract,i18n,web,test}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          // Parts that open later are imported only then, which takes a while when many tests run at once.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{server,db}/**/*.test.{ts,tsx}'],
          globalSetup: ['test/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
