import { useId } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { type Choice, recordedName } from '#web/parts/characters/load-characters.ts'
import { useCharacters } from '#web/parts/characters/use-characters.ts'
import { type KeyActs, usePageKeys } from '#web/parts/shortcuts/page-keys.ts'

const chip =
  'group type-table flex min-h-11 min-w-0 flex-[1_1_112px] cursor-pointer items-center gap-2 rounded-[10px] border border-(--field) px-2 has-checked:border-ink has-checked:bg-surface-3 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'
const initials =
  'type-caption grid size-6.5 flex-none place-items-center rounded-md bg-surface-3 font-semibold not-italic group-has-checked:bg-ink group-has-checked:text-ground'

/** As many as have a key. */
const mostChips = 3

type Props = {
  config: BoostConfig
  /** The customer whose picks come first. */
  customer: string
  /** The English name, which games record. */
  value: string
  /** Whether 1 to 3 choose from the customer's picks. */
  keys?: boolean
  onChange: (name: string) => void
}

/** The character that was played: one of the customer's picks in one press, or any of the game's list. */
export function CharacterField({ config, customer, value, keys = false, onChange }: Props) {
  const { t } = useApp()
  const kind = games[config.game].characters
  const all = useCharacters(kind ? config.game : null)
  const picked = (all ?? []).filter(({ id }) => config.characters.includes(id))
  usePageKeys(keys ? keysOf(picked, (choice) => onChange(recordedName(choice))) : {})
  const name = useId()
  if (!kind) return null
  const chips = picked.slice(0, mostChips)
  const known = !value || all?.some((choice) => recordedName(choice) === value)
  return (
    <div className="grid gap-2">
      {chips.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="label mb-2">{t('work.picks', { customer })}</legend>
          {chips.map((choice, i) => (
            <label key={choice.id} className={chip}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={value === recordedName(choice)}
                onChange={() => onChange(recordedName(choice))}
              />
              <i aria-hidden="true" className={initials}>
                {choice.name.slice(0, 2)}
              </i>
              <span className="grow wrap-anywhere">{choice.name}</span>
              {keys && <kbd className="pointer-coarse:hidden">{i + 1}</kbd>}
            </label>
          ))}
        </fieldset>
      )}
      <Field label={t(`order.recordCharacter.${kind}`)}>
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('work.noCharacter')}</option>
          {!known && <option value={value}>{value}</option>}
          {picked.length > 0 && <Options label={t('work.picks', { customer })} choices={picked} />}
          <Options label={t(`work.all.${kind}`)} choices={all ?? []} />
        </Select>
      </Field>
    </div>
  )
}

/** 1 to 3 choose the first three. */
function keysOf(picked: readonly Choice[], choose: (choice: Choice) => void): KeyActs {
  const names = ['pick1', 'pick2', 'pick3'] as const
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const choice = picked[at]
      return choice ? [[name, () => choose(choice)]] : []
    }),
  )
}

function Options({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.id} value={recordedName(choice)}>
          {choice.name}
        </option>
      ))}
    </optgroup>
  )
}
