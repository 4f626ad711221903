import { useTranslate } from '#web/frame/session/app-context.ts'
import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'

type Props = {
  /** They were ticked before the customer left for the provider's page. */
  ticked: boolean
  /** A guest who hasn't said their age yet. */
  asksAge: boolean
  errorOf: (field: string) => string | null
}

/** What the customer consents to, each by itself (decision 62). */
export function Consents({ ticked, asksAge, errorOf }: Props) {
  const t = useTranslate()
  return (
    <div className="mt-4 grid gap-3">
      <Checkbox name="start_now" defaultChecked={ticked} error={errorOf('start_now')}>
        {t('checkout.consent.start')}
      </Checkbox>
      <Checkbox name="withdrawal_ends" defaultChecked={ticked} error={errorOf('withdrawal_ends')}>
        <LegalWords text="checkout.consent.withdrawal" />
      </Checkbox>
      {asksAge && (
        <Checkbox name="adult" error={errorOf('adult')}>
          {t('checkout.consent.age')}
        </Checkbox>
      )}
    </div>
  )
}
