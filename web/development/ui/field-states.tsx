import { type ReactNode, useState } from 'react'
import { type DisputeKind, disputeKinds } from '#core/orders/disputes.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** Fields: empty, filled, with a hint, with an error, and disabled. */
export function FieldStates() {
  const { t } = useApp()
  const [error, hint] = [t('order.missingTag'), t('order.hintName')]
  const label = t('order.inGameName')
  const controls: ((name: string, rest: { disabled?: boolean }) => ReactNode)[] = [
    (name, rest) => <TextInput name={name} defaultValue="Mira#EUW" {...rest} />,
    (name, rest) => (
      <Select name={name} {...rest}>
        <option>{t('order.won')}</option>
      </Select>
    ),
    (name, rest) => <TextArea name={name} rows={2} placeholder={t('order.reason')} {...rest} />,
  ]
  return (
    <div className="grid gap-6">
      {controls.map((control, row) => (
        <div key={row} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={label}>{control(`rest${row}`, {})}</Field>
          <Field label={label} hint={hint}>
            {control(`hint${row}`, {})}
          </Field>
          <Field label={label} error={error}>
            {control(`error${row}`, {})}
          </Field>
          <Field label={label} hint={t('order.refusal.order_paused')}>
            {control(`off${row}`, { disabled: true })}
          </Field>
        </div>
      ))}
    </div>
  )
}

/** Choices: on, off, disabled. */
export function ChoiceStates() {
  const { t } = useApp()
  const [value, setValue] = useState('won')
  const [kind, setKind] = useState<DisputeKind | null>(null)
  const switches = [
    { key: 'off', checked: false },
    { key: 'on', checked: true },
    { key: 'refused', checked: false, 'aria-disabled': true },
  ] as const
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Segment
        label={t('order.colResult')}
        value={value}
        options={[
          { value: 'won', label: t('order.won') },
          { value: 'lost', label: t('order.lost'), note: '+25%' },
          { value: 'never', label: t('order.undo'), disabled: true },
        ]}
        hint={t('order.refusal.order_paused')}
        onChange={setValue}
      />
      <div className="grid gap-3">
        {switches.map(({ key, ...rest }) => (
          <label key={key} className="type-table flex items-center gap-3">
            <Switch readOnly {...rest} /> {t('order.encrypted')}
          </label>
        ))}
      </div>
      <div className="grid gap-3">
        <Checkbox defaultChecked={false}>{t('order.finishAnyway')}</Checkbox>
        <Checkbox defaultChecked>{t('order.finishAnyway')}</Checkbox>
        <Checkbox error={t('order.finishAnywayMissing')}>{t('order.finishAnyway')}</Checkbox>
      </div>
      <ChoiceList
        label={t('disputes.kindLabel')}
        options={disputeKinds.map((each) => [each, t(`disputes.kind.${each}`)])}
        value={kind}
        onChange={setKind}
      />
    </div>
  )
}
