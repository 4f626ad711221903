import { useMemo } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'

/** Names of months such as `2026-11`, in the reader's language. */
export function useMonthNames() {
  const { locale } = useApp()
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, timeZone: 'UTC' })
      return (month: string) => (month ? format.format(new Date(`${month}-01T00:00:00Z`)) : '')
    }
    return {
      long: of({ month: 'long' }),
      short: of({ month: 'short' }),
      full: of({ month: 'long', year: 'numeric' }),
    }
  }, [locale])
}
