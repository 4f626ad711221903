import { useState } from 'react'
import {
  type BanDeed,
  type BanReason,
  banDeeds,
  banNoteLength,
  banReasons,
  banSpans,
} from '#core/people/bans.ts'
import { personSections } from '#core/people/person-sections.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { BanOrders } from './ban-orders.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = { person: Person; onReply: (reply: PersonReply) => void; onClose: () => void }

/** Bans a person: why and until when, what only staff read, what becomes of each order that runs, and what happens then. */
export default function BanDialog({ person, onReply, onClose }: Props) {
  const { t, call, site } = useApp()
  const { busy, run } = useAction()
  const decides = useUser()?.permissions.includes(personSections.orders) ?? false
  const [reason, setReason] = useState<BanReason | ''>('')
  const [note, setNote] = useState('')
  const [orders, setOrders] = useState<ReadonlyMap<string, BanDeed>>(new Map())
  const [ordersReason, setOrdersReason] = useState('')
  const [until, setUntil] = useState('')
  const [day, setDay] = useState('')
  const chosen = [...orders].map(([order_id, deed]) => ({ order_id, deed }))
  const effects = (['access', 'orders', 'work'] as const).filter((each) => each !== 'work' || person.work)
  const missing =
    (reason === '' && t('person.banReasonFirst')) ||
    (until === 'day' && day === '' && t('person.banDayFirst')) ||
    (chosen.length > 0 ? reasonMissing(t, ordersReason) : null)
  const ban = async () => {
    if (reason === '') return
    const end = until === 'day' ? day : (banSpans.find((each) => String(each) === until) ?? null)
    const body = {
      reason,
      note,
      until: end,
      orders: chosen,
      ...(chosen.length > 0 && { orders_reason: ordersReason }),
    }
    const done = await run(async () => {
      onReply(await call('banPerson', { params: { user_id: person.user_id }, body }))
    }, t('people.bannedNow'))
    if (done) onClose()
  }
  return (
    <FormDialog
      open
      dirty={note.trim() !== '' || until !== '' || ordersReason.trim() !== '' || chosen.length > 0}
      onClose={onClose}
      title={t('people.banTitle', { name: person.username })}
      closeLabel={t('shell.close')}
    >
      <div className="grid gap-4">
        <Field label={t('people.reason')} hint={t('people.reasonHint')}>
          <Select value={reason} onChange={({ target }) => setReason(target.value as BanReason | '')}>
            <option value="" disabled>
              {t('person.chooseReason')}
            </option>
            {banReasons.map((each) => (
              <option key={each} value={each}>
                {t(`people.reason.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('person.banUntil')} hint={t('person.banUntilHint')}>
          <Select value={until} onChange={({ target }) => setUntil(target.value)}>
            <option value="">{t('person.banOpen')}</option>
            {banSpans.map((count) => (
              <option key={count} value={count}>
                {t('person.banDays', { count })}
              </option>
            ))}
            <option value="day">{t('person.banDay')}</option>
          </Select>
        </Field>
        {until === 'day' && (
          <Field label={t('person.banLastDay')} hint={t('person.banLastDayHint', { zone: site.timeZone })}>
            <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
        )}
        <Field label={t('people.note')}>
          <TextArea
            rows={2}
            maxLength={banNoteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {decides && <BanOrders person={person} chosen={orders} onChange={setOrders} />}
        {chosen.length > 0 && (
          <ReasonField label={t('person.banOrdersReason')} reason={ordersReason} onChange={setOrdersReason} />
        )}
        <div>
          <h3 className="type-body font-semibold">{t('people.effects')}</h3>
          <ul className="type-small mt-1 grid list-disc gap-1 ps-5 text-ink-2">
            {effects.map((effect) => (
              <li key={effect}>{t(`people.effect.${effect}`)}</li>
            ))}
            {banDeeds.map((deed) => {
              const count = chosen.filter((each) => each.deed === deed).length
              return count > 0 && <li key={deed}>{t(`person.banEffect.${deed}`, { count })}</li>
            })}
          </ul>
        </div>
      </div>
      <div className="dialog-foot">
        <Button variant="danger" busy={busy} disabledReason={missing} onClick={ban}>
          {t('people.ban')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('people.keep')}
        </Button>
      </div>
    </FormDialog>
  )
}
