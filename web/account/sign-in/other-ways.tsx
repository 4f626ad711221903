import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { knowsPasskeys } from './passkeys.ts'
import { ProviderButtons } from './provider-buttons.tsx'

type OtherWaysProps = {
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
  /** Called just before the page goes to a provider. */
  onLeave?: (() => void) | undefined
  /** The form above has the checkbox with the terms, whose links aren't repeated. */
  termsAbove?: boolean
}

/** The ways in without a password of ours; nothing where neither browser nor operator has one. */
export function OtherWays({ onDone, onLeave, termsAbove = false }: OtherWaysProps) {
  const { t, site } = useApp()
  const [passkeys, setPasskeys] = useState(false)
  useEffect(() => setPasskeys(knowsPasskeys()), [])
  const providers = site.signIns.length > 0
  if (!passkeys && !providers) return null
  return (
    <div className="mt-4">
      <p className="or-line type-caption">{t('account.or')}</p>
      {passkeys && <PasskeyButton onDone={onDone} />}
      {providers && (
        <div className={passkeys ? 'mt-3' : undefined}>
          <ProviderButtons onLeave={onLeave} />
          <p className="type-caption mt-3 text-ink-3">
            <LegalWords text={termsAbove ? 'account.providerSame' : 'account.providerTerms'} />
          </p>
        </div>
      )}
    </div>
  )
}
