import { useApp } from '#web/frame/session/app-context.ts'

/** 'November 2026' for '2026-11'. */
export function useMonthName(): (month: string) => string {
  const { locale } = useApp()
  const names = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month) => names.format(new Date(`${month}-01T00:00:00Z`))
}
