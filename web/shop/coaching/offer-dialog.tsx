import { type FormEvent, useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { areFreeSlots, coachTextLength, hourlyBounds } from '#core/orders/coaching.ts'
import { isLocale, locales } from '#i18n/locales.ts'
import { typedMoney } from '#i18n/typed-money.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { FreeSlots } from './free-slots.tsx'
import type { MyOffer } from './offers-page.tsx'

type Props = { offer: MyOffer; onClose: () => void; onSaved: () => Promise<void> }
type Draft = NonNullable<MyOffer['offer']>

/** Edits everything that a coach publishes about one game. */
export default function OfferDialog({ offer: { game, may_teach, offer }, onClose, onSaved }: Props) {
  const { t, format, call, locale } = useApp()
  const { busy, run } = useAction()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [initial] = useState<Draft>(
    offer ?? {
      hourly: 2000,
      languages: [locale],
      teaches: '',
      teaches_in: locale,
      free: [],
      time_zone: zone,
      active: true,
    },
  )
  const [draft, setDraft] = useState(initial)
  const initialPrice = typedMoney(locale, initial.hourly)
  const [price, setPrice] = useState(initialPrice)
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const hourly = typedAmount(price) ?? 0
  const fits = hourly >= hourlyBounds.least && hourly <= hourlyBounds.most
  const whole = fits && draft.languages.length > 0 && draft.teaches.trim().length >= coachTextLength.least
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!whole) return
    const body = { ...draft, hourly, active: draft.active && may_teach }
    if (await run(() => call('saveOffer', { params: { game }, body }), t('coach.saved'))) await onSaved()
  }
  return (
    <FormDialog
      open
      dirty={!busy && (price !== initialPrice || JSON.stringify(draft) !== JSON.stringify(initial))}
      onClose={onClose}
      size="wide"
      title={t('coach.dialogTitle', { game: t(`games.game.${game}`) })}
      closeLabel={t('shell.close')}
    >
      <form className="grid gap-5" onSubmit={save}>
        <Field
          label={t('coach.hourly')}
          hint={t('coach.hourlyHint', {
            least: format.money(hourlyBounds.least, 'EUR', 'short'),
            most: format.money(hourlyBounds.most, 'EUR', 'short'),
          })}
          className="sm:w-64"
        >
          <TextInput
            inputMode="decimal"
            dir="ltr"
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Field>
        <Languages chosen={draft.languages} onChange={(languages) => change({ languages })} />
        <Field label={t('coach.teaches')} hint={t('coach.teachesHint')}>
          <TextArea
            rows={4}
            maxLength={coachTextLength.most}
            dir="auto"
            value={draft.teaches}
            onChange={(event) => change({ teaches: event.target.value })}
          />
        </Field>
        <Field label={t('coach.teachesIn')} className="sm:w-64">
          <Select
            value={draft.teaches_in}
            onChange={({ target: { value } }) => isLocale(value) && change({ teaches_in: value })}
          >
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <FreeSlots slots={draft.free} zone={draft.time_zone} onChange={(free) => change({ free })} />
        <p className="type-caption text-ink-3">{t('coach.freeOrHours')}</p>
        {may_teach && (
          <Checkbox checked={draft.active} onChange={(event) => change({ active: event.target.checked })}>
            {t('coach.active')}
          </Checkbox>
        )}
        <div className="flex justify-end">
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabledReason={whole && areFreeSlots(draft.free) ? null : t('coach.missing')}
          >
            {t('coach.save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

type LanguagesProps = { chosen: Draft['languages']; onChange: (chosen: Draft['languages']) => void }

function Languages({ chosen, onChange }: LanguagesProps) {
  const { t } = useApp()
  return (
    <fieldset>
      <legend className="label mb-2">{t('coach.languages')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {locales.map(({ code, name, tag }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          >
            <bdi lang={tag}>{name}</bdi>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
