import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { type Choice, recordedName } from '#web/parts/characters/load-characters.ts'
import { useCharacters } from '#web/parts/characters/use-characters.ts'

type Props = {
  config: BoostConfig
  /** The customer whose picks come first. */
  customer: string
  /** The English name, which games record. */
  value: string
  onChange: (name: string) => void
}

/** The character that was played, chosen from the game's list; the customer's picks come first. */
export function CharacterField({ config, customer, value, onChange }: Props) {
  const { t } = useApp()
  const kind = games[config.game].characters
  const all = useCharacters(kind ? config.game : null)
  if (!kind) return null
  const picked = (all ?? []).filter(({ id }) => config.characters.includes(id))
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
