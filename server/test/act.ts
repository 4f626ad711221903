import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'

/** Runs a use case as its call does: in one transaction. */
export function act<Given extends unknown[], Result>(
  services: Services,
  useCase: (work: Work, ...given: Given) => Promise<Result>,
  ...given: Given
): Promise<Result> {
  return transaction(services, (work) => useCase(work, ...given))
}
