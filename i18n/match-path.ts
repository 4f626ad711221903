/** What finds a page's parameters in a path, its language's prefix left out; case and a slash at the end don't matter. */
export function pathExpression(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const words = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const made = new RegExp(`^${words}/?$`, 'i')
  expressions.set(pattern, made)
  return made
}

// Each page that is rendered is looked up; there are as many patterns as the table has in nine languages.
const expressions = new Map<string, RegExp>()

/** The parameters of a path; null where the expression is another page's. */
export function matchPath(expression: RegExp, path: string): Record<string, string> | null {
  const match = expression.exec(path)
  if (!match) return null
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // A lone percent sign is what somebody typed.
    return value
  }
}
