import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'

/** The consent that registering and guest orders need. */
export function AcceptTerms({ error }: { error: string | null }) {
  return (
    <Checkbox name="acceptTos" error={error}>
      <LegalWords text="account.acceptTerms" />
    </Checkbox>
  )
}
