/** A table in Markdown; with `figures`, its last column is aligned to the end. */
export function markdownTable(head: string[], rows: string[][], last: 'words' | 'figures' = 'words'): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (last === 'figures' && column === head.length - 1 ? '---:' : '---'))
  return [head, rule, ...rows].map(line).join('\n')
}
