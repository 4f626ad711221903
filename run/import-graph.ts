import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project file that a specifier names, or null for a package. */
export function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return null
}

/** What a file imports when it is loaded, without type-only and dynamic imports. */
export function valueImportsOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  return [...statements].flatMap(([, specifier = '']) => target(file, specifier) ?? [])
}

/** These and its type-only imports: what has to be read to understand it. */
export function readImportsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, specifier = '']) => target(file, specifier) ?? [])
}

/** The value imports and the modules that it loads when they are needed. */
export function allImportsOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const later = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...valueImportsOf(file, source),
    ...[...later].flatMap(([, specifier = '']) => target(file, specifier) ?? []),
  ]
}

/** The nodes that each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The graph of files by value imports, or of what `nodeOf` maps them to, such as their folders. */
export function importGraph(
  files: readonly string[],
  nodeOf = (file: string) => file,
  importsOf: (file: string) => string[] = valueImportsOf,
): Graph {
  const known = new Set(files)
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const node = nodeOf(file)
    const arrows = graph.get(node) ?? new Set()
    graph.set(node, arrows)
    for (const to of importsOf(file)) if (known.has(to) && nodeOf(to) !== node) arrows.add(nodeOf(to))
  }
  return graph
}

/** The groups in which every node leads to every other, directly or not (Tarjan). A single node is no cycle. */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const low = (node: string) => lowest.get(node) ?? Number.POSITIVE_INFINITY

  function visit(node: string): void {
    index.set(node, index.size)
    lowest.set(node, index.size - 1)
    open.push(node)
    for (const to of graph.get(node) ?? []) {
      if (!index.has(to)) visit(to)
      if (open.includes(to)) lowest.set(node, Math.min(low(node), low(to)))
    }
    if (low(node) !== index.get(node)) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) found.push(group.sort())
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
