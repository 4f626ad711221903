import { useApp } from '#web/frame/session/app-context.ts'

/** A kind of mail by its heading. */
export function useKindName(): (kind: string) => string {
  const { t } = useApp()
  return (kind) => {
    const heading = `mails.${kind}_heading`
    return t.has(heading) ? t(heading) : kind
  }
}
