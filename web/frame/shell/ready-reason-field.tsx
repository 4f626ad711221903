import { type ReasonedDeed, readyReasons } from '#core/orders/ready-reasons.ts'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { useTranslate } from '../session/app-context.ts'
import type { Said } from './said-reason.ts'

type Props<D extends ReasonedDeed> = {
  deed: D
  /** Says who reads it. */
  label: string
  said: Said<D>
  onChange: (said: Said<D>) => void
  className?: string
}

/** The reason for a step that affects others: one that they read in their own language, own words, or both. */
export function ReadyReasonField<D extends ReasonedDeed>(props: Props<D>) {
  const { deed, label, said, onChange, className = '' } = props
  const t = useTranslate()
  type Ready = (typeof readyReasons)[D][number]
  const { ready, reason = '' } = said
  const options = readyReasons[deed].map(
    (each) => [each as Ready | 'other', t(`ready.because.${each}`)] as const,
  )
  return (
    <div className={className}>
      <ChoiceList
        label={label}
        options={[...options, ['other', t('ready.other')]]}
        value={ready ?? (reason === '' ? null : 'other')}
        onChange={(value) => onChange(value === 'other' ? { reason } : { ready: value, reason })}
      />
      <Field label={t('ready.words')} hint={t('ready.wordsHint')} className="mt-3">
        <TextArea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => onChange({ ...said, reason: target.value })}
        />
      </Field>
    </div>
  )
}
