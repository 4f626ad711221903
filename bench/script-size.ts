import { bench } from './measuring/bench.ts'
import { firstView, firstViewGoals, scriptGoals } from './measuring/first-view.ts'

/** What the first view of a page loads: script, everything, and requests; `--files` lists them. */
await bench(async ({ product, figure }) => {
  const { url } = await product()
  for (const [path, goal] of Object.entries(scriptGoals)) {
    const answer = await fetch(url + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    const { files, script, total, requests } = firstView(await answer.text())
    const kilobytes = { unit: ' KB', bound: 'at most' } as const
    figure({ what: `${path}: script`, value: script / 1_000, goal, ...kilobytes })
    figure({ what: `${path}: everything`, value: total / 1_000, goal: firstViewGoals.total, ...kilobytes })
    const most = { goal: firstViewGoals.requests, bound: 'at most' } as const
    figure({ what: `${path}: requests`, value: requests, unit: '', ...most })
    if (process.argv.includes('--files'))
      for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${bytes} ${file}`)
  }
})
