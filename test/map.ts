import { readFileSync, writeFileSync } from 'node:fs'
import { type House, houses } from './districts.ts'

/** Where the map of the houses is written for people to read. */
export const mapFile = new URL('../ARCHITECTURE.md', import.meta.url)

const [begin, end] = [
  '<!-- The map: `npm run map` writes it from test/districts.ts. -->',
  '<!-- End of the map. -->',
]

/** The districts of each house as Markdown, from the bottom up. */
export function mapOf(all: Readonly<Record<string, House>>): string {
  const parts = Object.entries(all).map(([house, districts]) => {
    const lines = Object.entries(districts).flatMap(([name, { says, features = {} }]) => [
      `- **${name}**: ${says}`,
      ...Object.entries(features).map(([feature, what]) => `  - \`${feature}\`: ${what}`),
    ])
    return [`### ${house}/`, '', ...lines].join('\n')
  })
  return [begin, ...parts, end].join('\n\n')
}

if (import.meta.main) {
  const text = readFileSync(mapFile, 'utf8')
  const [before, rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  writeFileSync(mapFile, before + mapOf(houses) + after)
}
