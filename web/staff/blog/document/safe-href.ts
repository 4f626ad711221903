const allowed = /^(?:\/(?!\/)|#|post:[a-z\d-]+$|mailto:|https:\/\/)/
const longest = 300

/**
 * A link as a document can have it; null if it can't. What word processors add is taken off: Google's redirect and an
 * address of this site in full.
 */
export function ownHref(typed: string, origin = globalThis.location?.origin): string | null {
  const href = withoutRedirect(typed.trim())
  const own = origin && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser would skip them inside a scheme
  if (own.length > longest || /[\u0000-\u0020\\]/.test(own)) return null
  return allowed.test(own) ? own : null
}

function withoutRedirect(href: string): string {
  if (!href.startsWith('https://www.google.com/url?')) return href
  return new URL(href).searchParams.get('q') ?? href
}
