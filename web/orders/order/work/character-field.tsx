import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { type Choice, recordedName } from '#web/parts/characters/load-characters.ts'
import { useCharacters } from '#web/parts/characters/use-characters.ts'
import { type KeyActs, usePageKeys } from '#web/parts/shortcuts/page-keys.ts'

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

/** The character that was played, chosen from the game's list; the customer's picks come first. */
export function CharacterField({ config, customer, value, keys = false, onChange }: Props) {
  const { t } = useApp()
  const kind = games[config.game].characters
  const all = useCharacters(kind ? config.game : null)
  const picked = (all ?? []).filter(({ id }) => config.characters.includes(id))
  usePageKeys(keys ? keysOf(picked, (choice) => onChange(recordedName(choice))) : {})
  if (!kind) return null
  const known = !value || all?.some((choice) => recordedName(choice) === value)
  return (
    <Field label={t(`order.recordCharacter.${kind}`)}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('work.noCharacter')}</option>
        {!known && <option value={value}>{value}</option>}
        {picked.length > 0 && <Options label={t('work.picks', { customer })} choices={picked} />}
        <Options label={t(`work.all.${kind}`)} choices={all ?? []} />
      </Select>
    </Field>
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
