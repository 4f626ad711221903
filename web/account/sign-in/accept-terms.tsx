import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'

/** What registering and guest orders need: the age that the terms demand, and the terms. */
export function AcceptTerms({ error }: { error: string | null }) {
  return (
    <Checkbox name="acceptTos" error={error}>
      <LegalWords text="account.acceptTerms" />
    </Checkbox>
  )
}
