import { useState } from 'react'
import { mostCorrected, staffLimits } from '#core/money/staff-limits.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { ReadyReasonField } from '#web/frame/shell/ready-reason-field.tsx'
import { isSaid, type Said, saidAs, saidMissing } from '#web/frame/shell/said-reason.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { CorrectionLines } from './correction-lines.tsx'
import { useMoneyField } from './money-field.tsx'
import type { Person } from './person-types.ts'

type Props = { person: Person; onChange: () => void; onClose: () => void }

const ways = ['add', 'take'] as const
const kinds = ['gift', 'correction'] as const

/** Adds to a person's balance, as a gift or a correction, or takes from it; beyond a limit it waits for a colleague. */
export default function CorrectDialog({ person, onChange, onClose }: Props) {
  const { t, call, format } = useApp()
  const { user_id, username: name, balance } = person
  const [way, setWay] = useState<(typeof ways)[number]>('add')
  const [as, setAs] = useState<(typeof kinds)[number]>('gift')
  const [said, setSaid] = useState<Said<'take_balance'>>({})
  const [note, setNote] = useState('')
  const takes = way === 'take'
  const { amount, wrong, field } = useMoneyField(0, takes ? Math.min(balance, mostCorrected) : mostCorrected)
  const tooMuch = takes && amount > balance ? t('people.onlyTake', { amount: format.money(balance) }) : wrong
  const send = async (reason: string) => {
    const params = { user_id }
    const reply = takes
      ? await call('debitBalance', { params, body: { amount, ...saidAs(said), note } })
      : await call('creditBalance', { params, body: { as, amount, reason } })
    onChange()
    return reply
  }
  return (
    <ConfirmDialog
      title={t('people.correctTitle', { name })}
      reasonLabel={takes ? null : t('people.creditWhy', { name })}
      confirmLabel={t(takes ? 'people.debit' : 'people.credit')}
      variant={takes ? 'danger' : 'primary'}
      size="wide"
      wrong={tooMuch ?? (takes ? saidMissing(t, said) : null)}
      dirty={isSaid(said) || note !== ''}
      send={send}
      done={t(takes ? 'people.debited' : 'people.credited')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('people.correctText')}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Segment
            label={t('people.direction')}
            options={ways.map((each) => ({
              value: each,
              label: t(`people.way.${each}`),
              disabled: each === 'take' && balance === 0,
            }))}
            value={way}
            onChange={setWay}
            hint={balance === 0 ? t('people.nothingToTake') : undefined}
          />
          {field}
          {takes ? (
            <ReadyReasonField
              deed="take_balance"
              label={t('people.creditWhy', { name })}
              said={said}
              onChange={setSaid}
            />
          ) : (
            <Field label={t('people.creditAs')}>
              <Select value={as} onChange={({ target }) => setAs(target.value as typeof as)}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {t(`people.as.${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {takes && (
            <Field label={t('proposals.note')} hint={t('people.privateNoteHint')} className="md:order-last">
              <TextArea
                rows={2}
                maxLength={500}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </Field>
          )}
          <CorrectionLines
            name={name}
            balance={balance}
            by={tooMuch !== null ? 0 : takes ? -amount : amount}
            as={takes ? 'correction' : as}
          />
          {amount > staffLimits.once.amount && tooMuch === null && (
            <Notice tone="note">
              {t('people.needsSecond', { amount: format.money(staffLimits.once.amount) })}
            </Notice>
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}
