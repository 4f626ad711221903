import { legalNames } from '#contract/legal.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { readLegalPage } from './read-legal-page.ts'

/** Reads every legal page once, so that a shop whose terms would be incomplete doesn't start. */
export async function checkLegalPages(services: Services): Promise<void> {
  for (const code of services.config.languages)
    for (const name of legalNames) await readLegalPage(services, code, name)
}
