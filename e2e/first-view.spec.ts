import { expect, test } from '@playwright/test'
import { firstView, firstViewGoals, scriptGoals } from '../bench/measuring/first-view.ts'

for (const [path, goal] of Object.entries(scriptGoals))
  test(`the first view of ${path} loads no more than its goal`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.ok()).toBe(true)
    const { script, total, requests } = firstView(await answer.text())
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(goal * 1_000)
    expect(total).toBeLessThanOrEqual(firstViewGoals.total * 1_000)
    expect(requests).toBeLessThanOrEqual(firstViewGoals.requests)
  })
