import { setTimeout as sleep } from 'node:timers/promises'

export async function eventually(what: string, is: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  const until = performance.now() + withinMs
  while (!(await is())) {
    if (performance.now() > until) throw new Error(`${what} didn’t come within ${withinMs / 1000} s`)
    await sleep(50)
  }
}
