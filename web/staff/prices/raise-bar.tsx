import { type FormEvent, useState } from 'react'
import { type PriceValues, priceField } from '#core/prices/price-values.ts'
import { type Rounding, raisedPrice, roundings } from '#core/prices/raise-price.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { Changes } from './draft.ts'

type Props = {
  /** The selected prices. */
  selected: readonly string[]
  /** All prices of the table: they change while none is selected. */
  all: readonly string[]
  game: string
  values: PriceValues
  inherited: (values: PriceValues, path: string) => number
  onChange: (changes: Changes) => void
}

const percentForm = /^[+\-−]?\d{1,3}([.,]\d{1,2})?$/

/** Raises or lowers a game's prices by a percentage: the selected ones, or all. */
export function RaiseBar({ selected, all, game, values, inherited, onChange }: Props) {
  const { t, format } = useApp()
  const [text, setText] = useState('')
  const [to, setTo] = useState<Rounding>(1)
  const whole = selected.length === 0
  const paths = whole ? all : selected
  const plain = text.replace(/[\s%]/g, '')
  const percent = percentForm.test(plain) ? Number(plain.replace('−', '-').replace(',', '.')) : null
  const raise = (event: FormEvent) => {
    event.preventDefault()
    if (percent === null) return
    const raised = paths.flatMap((path) => {
      const field = priceField(path)
      // A division without its own price follows its tier.
      const follows = values[path] === undefined && paths.includes(path.replace(/divisions\.\d$/, 'price'))
      const price =
        field && !follows && raisedPrice(field, values[path] ?? inherited(values, path), percent, to)
      return price ? [[path, price] as const] : []
    })
    onChange(Object.fromEntries(raised))
  }
  const reason = percent === null ? t('prices.raiseHint') : null
  return (
    <form className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2" onSubmit={raise}>
      <label className="type-small text-ink-2" htmlFor="raise">
        {whole ? t('prices.raiseAll', { game }) : t('prices.raise', { count: paths.length })}
      </label>
      <TextInput
        id="raise"
        className="price-percent"
        value={text}
        placeholder={format.percent(5, true)}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        aria-describedby="raise-why"
        onChange={(event) => setText(event.target.value)}
      />
      <label className="type-small text-ink-2" htmlFor="round">
        {t('prices.roundTo')}
      </label>
      <Select
        id="round"
        className="w-auto"
        value={to}
        onChange={(event) => setTo(Number(event.target.value) as Rounding)}
      >
        {roundings.map((each) => (
          <option key={each} value={each}>
            {format.money(each)}
          </option>
        ))}
      </Select>
      <Button type="submit" size="small" disabledBy={reason ? 'raise-why' : null}>
        {t('prices.apply')}
      </Button>
      {/* On a line of its own: the table below must not move when something is selected in it. */}
      <span className="type-caption flex min-h-[1lh] basis-full flex-wrap gap-x-2 text-ink-3">
        <span id="raise-why">{reason}</span>
        {whole && <span>{t('prices.raiseAllText')}</span>}
      </span>
    </form>
  )
}
