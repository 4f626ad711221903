const failuresToOpen = 3
const openForMs = 30_000

/**
 * Spares a service that is down: after three failures in a row, calls fail at once for 30 s, then one may try again.
 * So a dead service costs its callers no waiting (trust D13).
 */
export class Breaker {
  #failures = 0
  #openUntil = 0

  /** Whether to fail without a try. */
  isOpen(now = performance.now()): boolean {
    if (now < this.#openUntil) return true
    // The next one that comes meanwhile is refused, so that a single call tries.
    if (this.#failures >= failuresToOpen) this.#openUntil = now + openForMs
    return false
  }

  succeeded(): void {
    this.#failures = 0
    this.#openUntil = 0
  }

  failed(now = performance.now()): void {
    this.#failures++
    if (this.#failures >= failuresToOpen) this.#openUntil = now + openForMs
  }
}
