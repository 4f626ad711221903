import { test as base } from '@playwright/test'

export * from '@playwright/test'

/** A journey that closes the browsers it has opened: their pages would go on reading, and keep their sockets. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use(undefined)
      for (const context of browser.contexts()) if (!before.includes(context)) await context.close()
    },
    { auto: true },
  ],
})
