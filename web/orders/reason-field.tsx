import type { Translate } from '#i18n/translate.ts'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const shortest = 3

/** What is missing of a reason, in words; null when it can be sent. */
export function reasonMissing(t: Translate, reason: string): string | null {
  return reason.trim().length < shortest ? t('order.reasonMissing') : null
}

type Props = { label: string; reason: string; onChange: (reason: string) => void; className?: string }

/** Why somebody takes a step that others have to live with: they read it. */
export function ReasonField({ label, reason, onChange, className }: Props) {
  return (
    <Field label={label} {...(className && { className })}>
      <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
