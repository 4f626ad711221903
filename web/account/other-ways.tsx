import { useApp } from '../session/app-context.ts'
import { LegalWords } from '../shell/legal-words.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

/** The ways in without a password of ours; nothing where the operator has set up none. */
export function OtherWays({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { t, site } = useApp()
  if (site.signIns.length === 0) return null
  return (
    <div className="mt-4">
      <p className="or-line type-caption">{t('account.or')}</p>
      <ProviderButtons onLeave={onLeave} />
      <p className="type-caption mt-3 text-ink-3">
        <LegalWords text="account.providerTerms" />
      </p>
    </div>
  )
}
