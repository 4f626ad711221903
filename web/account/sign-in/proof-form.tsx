import { useState } from 'react'
import { codeDigits, type Proof } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { askPasskey, isPasskeyCancelled, knowsPasskeys, type PasskeyPurpose } from './passkeys.ts'
import { withCaptcha } from './with-captcha.ts'

/** What this form asks for; a mailed link is opened elsewhere. */
type Asked = Exclude<Proof, 'mailedLink'>

function isAskedHere(proof: Proof): proof is Asked {
  return proof !== 'mailedLink' && (proof !== 'passkey' || knowsPasskeys())
}

type Passkey = Awaited<ReturnType<typeof askPasskey>>
/** What proves the person, as the calls take it. */
export type GivenProof =
  | { passkey: Passkey }
  | { recoveryCode: string }
  | { code: string; captchaResponse?: string }
  | { password: string; captchaResponse?: string }

type ProofFormProps = {
  proofs: readonly Proof[]
  purpose: PasskeyPurpose
  /** Sends the proof and continues; what it throws is shown here. */
  send: (proof: GivenProof) => Promise<unknown>
}

/** One way to prove who one is, and links to the others that the person has. */
export function ProofForm({ proofs, purpose, send }: ProofFormProps) {
  const { t } = useApp()
  const possible = proofs.filter(isAskedHere)
  const [chosen, choose] = useState(possible[0])
  const others = possible.filter((proof) => proof !== chosen)
  const words = {
    passkey: t('proof.confirmPasskey'),
    code: t('proof.useCode'),
    recoveryCode: t('proof.useRecovery'),
    password: t('proof.usePassword'),
  }
  return (
    <div className="flex flex-col gap-4">
      {chosen === 'passkey' && <ByPasskey purpose={purpose} send={send} />}
      {chosen && chosen !== 'passkey' && <ByText key={chosen} proof={chosen} send={send} />}
      {others.length > 0 && (
        <ul className="flex flex-col items-start gap-1">
          {others.map((proof) => (
            <li key={proof}>
              <Button variant="link" size="small" onClick={() => choose(proof)}>
                {words[proof]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ByPasskey({ purpose, send }: Pick<ProofFormProps, 'purpose' | 'send'>) {
  const { t, call } = useApp()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setError(null)
    try {
      await send({ passkey: await askPasskey(call, purpose) })
    } catch (thrown) {
      setError(isPasskeyCancelled(thrown) ? t('proof.cancelled') : messageOf(t, thrown))
      setBusy(false)
      if (!isCallError(thrown) && !isPasskeyCancelled(thrown)) console.warn(thrown)
    }
  }
  return (
    <>
      {error && <ErrorNote message={error} />}
      <Button variant="primary" size="large" busy={busy} onClick={press} autoFocus>
        {!busy && <LateIcon name="fingerprint" size={20} />}
        {t('proof.confirmPasskey')}
      </Button>
    </>
  )
}

type Typed = Exclude<Asked, 'passkey'>

function ByText({ proof, send }: { proof: Typed; send: ProofFormProps['send'] }) {
  const { t, call } = useApp()
  const form = useForm(
    async (values) => {
      const value = String(values.get(proof))
      await withCaptcha(call, (captchaResponse) =>
        send({
          [proof]: value,
          ...(captchaResponse && proof !== 'recoveryCode' && { captchaResponse }),
        } as GivenProof),
      )
    },
    { [proof]: proof === 'password' ? 'rules.password_empty' : 'proof.codeMissing' },
  )
  const field = {
    code: { label: t('proof.code'), hint: t('proof.codeHint') },
    recoveryCode: { label: t('proof.recoveryCode'), hint: t('proof.recoveryHint') },
    password: { label: t('account.password'), hint: undefined },
  }[proof]
  const input = {
    code: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: codeDigits + 1 },
    recoveryCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
    password: { autoComplete: 'current-password', type: 'password' },
  } as const
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={field.label} hint={field.hint} error={form.errorOf(proof)}>
        <TextInput
          name={proof}
          dir="ltr"
          autoFocus
          {...input[proof]}
          className={proof === 'password' ? '' : 'tabular-nums'}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('proof.confirm')}
      </Button>
    </form>
  )
}
