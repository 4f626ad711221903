import type { Translate } from '#i18n/translate.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'

const shortest = 3

/** The message for a missing or short reason; null if it is valid. */
export function reasonMissing(t: Translate, reason: string): string | null {
  return reason.trim().length < shortest ? t('order.reasonMissing') : null
}

type Props = { label: string; reason: string; onChange: (reason: string) => void; className?: string }

/** The reason for a step that affects others, who can read it. */
export function ReasonField({ label, reason, onChange, className }: Props) {
  return (
    <Field label={label} {...(className && { className })}>
      <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
