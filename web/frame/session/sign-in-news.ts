import { signInNews } from '#core/people/sign-in-providers.ts'

/**
 * What came of the return from a provider that led to this page, or the code of its refusal; null on every other page.
 * The server leaves it in a cookie, and it is read once.
 */
export function takeNews(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${signInNews.cookie}=`))
  if (!found) return null
  document.cookie = `${signInNews.cookie}=; path=/; max-age=0; samesite=lax`
  return found.slice(signInNews.cookie.length + 1).split('.')[0] ?? null
}
