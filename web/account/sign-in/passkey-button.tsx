import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import {
  askPasskey,
  endPasskeyOffer,
  isPasskeyCancelled,
  knowsPasskeys,
  offersPasskeysInFields,
  type Passkey,
} from './passkeys.ts'

type PasskeyButtonProps = {
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
}

/**
 * Signs in with a passkey, without a name. As long as it is there, the field with `autocomplete="username webauthn"`
 * offers passkeys too. Renders nothing in browsers without passkeys.
 */
export function PasskeyButton({ onDone }: PasskeyButtonProps) {
  const { t, call, session } = useApp()
  const [known, setKnown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const finish = async (passkey: Passkey) => {
    setBusy(true)
    try {
      await call('signInWithPasskey', { body: { passkey } })
      if (!onDone) return finishSignIn(t('success.login'))
      await session?.reload()
      await onDone()
    } catch (thrown) {
      setError(messageOf(t, thrown))
      setBusy(false)
    }
  }

  const offer = useEffectEvent(async () => {
    if (!(await offersPasskeysInFields())) return
    // Nobody asked for it, so it fails quietly: the button replaced it, the form left, or the browser can't after all.
    const passkey = await askPasskey(call, 'sign_in', { inField: true }).catch(() => null)
    if (passkey) await finish(passkey)
  })
  useEffect(() => {
    setKnown(knowsPasskeys())
    void offer()
    return () => void endPasskeyOffer().catch(() => {})
  }, [])

  const press = async () => {
    setBusy(true)
    setError(null)
    try {
      const passkey = await askPasskey(call, 'sign_in')
      await finish(passkey)
    } catch (thrown) {
      setError(isPasskeyCancelled(thrown) ? t('proof.cancelled') : messageOf(t, thrown))
      setBusy(false)
    }
  }
  if (!known) return null
  return (
    <div className="flex flex-col">
      <Button variant="outline" size="large" busy={busy} onClick={press}>
        {!busy && <LateIcon name="fingerprint" size={20} />}
        {t('proof.passkey')}
      </Button>
      <div role="status">{error && <FieldNote id="passkey-error" error={error} />}</div>
    </div>
  )
}
