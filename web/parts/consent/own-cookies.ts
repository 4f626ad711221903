import { dayMs } from '#core/base/durations.ts'

/** The cookies that scripts can read, by name. */
export function readCookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')]
  })
  return Object.fromEntries(pairs)
}

/** The value must need no escaping. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${(days * dayMs) / 1000}; samesite=lax${secure}`
}

export function dropCookie(name: string): void {
  writeCookie(name, '', 0)
}
