import { firstView, firstViewGoals, scriptGoals } from '../bench/measuring/first-view.ts'
import { expect, test } from './test.ts'

// Whole ones, as the goals are: the names of files differ from build to build, and with them some bytes.
const kilobytes = (bytes: number) => Math.round(bytes / 1_000)

for (const [path, goal] of Object.entries(scriptGoals))
  test(`the first view of ${path} loads no more than its goal`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.ok()).toBe(true)
    const { script, total, requests } = firstView(await answer.text())
    expect(kilobytes(script)).toBeGreaterThan(50)
    expect(kilobytes(script)).toBeLessThanOrEqual(goal)
    expect(kilobytes(total)).toBeLessThanOrEqual(firstViewGoals.total)
    expect(requests).toBeLessThanOrEqual(firstViewGoals.requests)
  })
