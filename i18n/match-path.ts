/** What finds a page's parameters in a path, its language's prefix left out; case and a slash at the end don't matter. */
export function pathExpression(pattern: string): RegExp {
  const words = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${words}/?$`, 'i')
}

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
