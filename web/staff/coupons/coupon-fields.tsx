import type { ReactNode } from 'react'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { couponCodeFrom } from '#core/prices/coupons.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { Draft, DraftErrors } from './coupon-form.ts'

export type Shop = { discountCap: number; boosterShare: number }

type Props = {
  shop: Shop
  draft: Draft
  errors: DraftErrors
  onChange: (changed: Partial<Draft>) => void
}

/** Every field of a coupon: its code, discount, period, scope and limits. */
export function CouponFields(props: Props) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Code {...props} />
      <Gives {...props} />
      <When {...props} />
      <What {...props} />
      <HowOften {...props} />
    </div>
  )
}

function Code({ draft, errors, onChange }: Props) {
  const { t } = useApp()
  const error = errors.code && t(errors.code)
  return (
    <div className="flex items-start gap-2 sm:col-span-2">
      <Field className="grow" label={t('coupons.code')} hint={t('coupons.codeHint')} error={error ?? null}>
        <TextInput
          dir="ltr"
          className="uppercase rtl:text-end"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          value={draft.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      </Field>
      <Button
        className="mt-7"
        onClick={() => onChange({ code: couponCodeFrom(crypto.getRandomValues(new Uint8Array(12))) })}
      >
        {t('coupons.makeUp')}
      </Button>
    </div>
  )
}

function Gives({ shop, draft, errors, onChange }: Props) {
  const { t, format } = useApp()
  const { kind } = draft
  const error = errors[kind]
  const shrinks = 100 - shop.boosterShare
  return (
    <>
      <Segment
        label={t('coupons.gives')}
        value={kind}
        options={[
          { value: 'percent', label: t('coupons.percent') },
          { value: 'amount', label: t('coupons.amount') },
        ]}
        onChange={(next) => onChange({ kind: next })}
      />
      <Figure
        label={t(kind === 'percent' ? 'coupons.percentOff' : 'coupons.amountOff')}
        error={error && t(error)}
        value={draft[kind]}
        onChange={(value) => onChange({ [kind]: value })}
      />
      <Figure
        label={t('coupons.cap')}
        hint={
          Number(draft.cap) > shrinks
            ? t('coupons.shareHint', { percent: format.percent(shrinks) })
            : t('coupons.capHint', { cap: format.percent(shop.discountCap) })
        }
        error={errors.cap && t(errors.cap)}
        value={draft.cap}
        onChange={(cap) => onChange({ cap })}
      />
      <Figure
        label={t('coupons.minimum')}
        hint={t('coupons.emptyNone')}
        error={errors.minimum && t(errors.minimum)}
        value={draft.minimum}
        onChange={(minimum) => onChange({ minimum })}
      />
    </>
  )
}

function When({ draft, errors, onChange }: Props) {
  const { t, site } = useApp()
  return (
    <>
      <Field label={t('coupons.from')} hint={t('coupons.windowHint', { zone: site.timeZone })}>
        <TextInput
          type="date"
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label={t('coupons.until')} error={errors.until ? t(errors.until) : null}>
        <TextInput
          type="date"
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
    </>
  )
}

function What({ draft, onChange }: Props) {
  const { t } = useApp()
  return (
    <>
      <Choices
        label={t('shell.games')}
        all={gameIds}
        chosen={draft.games}
        name={(game) => t(`games.game.${game}`)}
        onChange={(games) => onChange({ games })}
      />
      <Choices
        label={t('coupons.services')}
        hint={t('coupons.emptyAll')}
        all={serviceIds}
        chosen={draft.services}
        name={(service) => t(`games.service.${service}`)}
        onChange={(services) => onChange({ services })}
      />
    </>
  )
}

function HowOften({ draft, errors, onChange }: Props) {
  const { t } = useApp()
  return (
    <>
      <Figure
        label={t('coupons.useLimit')}
        hint={t('coupons.emptyNoLimit')}
        error={errors.useLimit && t(errors.useLimit)}
        value={draft.useLimit}
        onChange={(useLimit) => onChange({ useLimit })}
      />
      <Figure
        label={t('coupons.perCustomer')}
        hint={t('coupons.emptyNoLimit')}
        error={errors.perCustomer && t(errors.perCustomer)}
        value={draft.perCustomer}
        onChange={(perCustomer) => onChange({ perCustomer })}
      />
    </>
  )
}

type FigureProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A number in a text field, so that the browser doesn't validate it and the input stays as typed. */
function Figure({ label, hint, error, value, onChange }: FigureProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

type ChoicesProps<V extends string> = {
  label: string
  hint?: ReactNode
  all: readonly V[]
  chosen: readonly V[]
  name: (value: V) => string
  onChange: (chosen: V[]) => void
}

function Choices<V extends string>({ label, hint, all, chosen, name, onChange }: ChoicesProps<V>) {
  const toggle = (value: V) =>
    onChange(all.filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))))
  return (
    <fieldset className="sm:col-span-2">
      <legend className="label mb-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((value) => (
          <label key={value} className="coupon-choice">
            <input
              type="checkbox"
              className="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {name(value)}
          </label>
        ))}
      </div>
      {hint && <p className="type-caption mt-1.5 text-ink-3">{hint}</p>}
    </fieldset>
  )
}
