import { setTimeout as sleep } from 'node:timers/promises'

export async function eventually(what: string, is: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + 30_000
  while (!(await is())) {
    if (performance.now() > until) throw new Error(`${what} didn’t come within 30 s`)
    await sleep(50)
  }
}
