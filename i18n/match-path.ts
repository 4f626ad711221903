/** The expression that finds a page's parameters in a path without its language; it ignores case and a final slash. */
export function pathExpression(pattern: string): RegExp {
  const words = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${words}/?$`, 'i')
}

/** The parameters of a path; null if the expression belongs to another page. */
export function matchPath(expression: RegExp, path: string): Record<string, string> | null {
  const match = expression.exec(path)
  if (!match) return null
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Someone typed a lone percent sign.
    return value
  }
}
