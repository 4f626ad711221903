import { firstView, firstViewGoals, idleGoal, scriptGoals } from '../bench/measuring/first-view.ts'
import { idle } from './people.ts'
import { expect, type Request, test } from './test.ts'

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

for (const path of ['/', '/blog', '/ar/boosters'])
  test(`until it is idle, ${path} loads no more files than its goal`, async ({ page }) => {
    const files: string[] = []
    const open = new Set<Request>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!/\.(js|css)$/.test(pathname)) return
      files.push(pathname)
      open.add(request)
    })
    page.on('requestfinished', (request) => open.delete(request))
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    await idle(page)
    await expect.poll(() => open.size).toBe(0)
    const later = files.filter((file) => !html.includes(file))
    // The router, the frame's parts and the texts of errors at least.
    expect(later.length).toBeGreaterThan(5)
    expect(later.length, later.join('\n')).toBeLessThanOrEqual(idleGoal)
  })
