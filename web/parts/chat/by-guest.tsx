import { useApp } from '#web/frame/session/app-context.ts'

/** What a guest wrote before it joined the account can be somebody else's words: anyone can type an address. */
export function ByGuest({ of: { by_guest } }: { of: { by_guest: boolean } }) {
  const { t } = useApp()
  return by_guest ? <p className="type-caption text-ink-2">{t('chat.byGuest')}</p> : null
}
