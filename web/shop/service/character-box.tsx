import { Combobox } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useState } from 'react'
import { mostCharacters } from '#core/choices/order-config.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useControl } from '#web/kit/ui/control.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { findCharacters } from '#web/parts/characters/find-characters.ts'
import type { Choice } from '#web/parts/characters/load-characters.ts'

type Props = {
  kind: 'champions' | 'agents'
  all: readonly Choice[]
  /** The ids in the list. */
  chosen: readonly string[]
  warning: string | null
  onChange: (ids: string[]) => void
}

/** A search field with the chosen characters as chips inside it. */
export function CharacterBox({ kind, all, chosen, warning, onChange }: Props) {
  const { t, dir } = useApp()
  const [typed, setTyped] = useState('')
  const found = findCharacters(all, typed)
  const value = chosen.flatMap((id) => all.find((choice) => choice.id === id) ?? [])
  const full = value.length >= mostCharacters
  const label = t(`service.characters.${kind}`)
  return (
    <DirectionProvider direction={dir}>
      <Combobox.Root
        multiple
        autoHighlight
        items={all}
        filteredItems={found}
        value={value}
        onValueChange={(next, { reason }) => {
          // Escape closes the list. Pressing it again would clear every choice.
          if (reason !== 'escape-key' && next.length <= mostCharacters) onChange(next.map(({ id }) => id))
        }}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={({ name }) => name}
      >
        <Field label={label} hint={t(`service.charactersHint.${kind}`)} error={warning}>
          <Combobox.InputGroup className="control character-box">
            <Combobox.Chips className="flex grow flex-wrap gap-1" aria-label={label}>
              {value.map((choice) => (
                <ChosenChip key={choice.id} name={choice.name} />
              ))}
              <SearchInput label={label} placeholder={full ? '' : t(`service.charactersFind.${kind}`)} />
            </Combobox.Chips>
          </Combobox.InputGroup>
        </Field>
        <FoundList kind={kind} typed={typed} count={found.length} value={value} />
      </Combobox.Root>
    </DirectionProvider>
  )
}

type FoundListProps = Pick<Props, 'kind'> & { typed: string; count: number; value: readonly Choice[] }

/** The characters that match the input. At the limit it says so, and only removals are possible. */
function FoundList({ kind, typed, count, value }: FoundListProps) {
  const { t } = useApp()
  const full = value.length >= mostCharacters
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="character-layer" sideOffset={4}>
        <Combobox.Popup className="character-list">
          <Combobox.Status className="sr-only">
            {typed && t('service.charactersFound', { count: count })}
          </Combobox.Status>
          {full && <p className="type-caption px-4 pt-3 text-ink-2">{t('service.charactersFull')}</p>}
          <Combobox.Empty className="type-small px-3 text-ink-2 not-empty:py-3">
            {t(`service.charactersNone.${kind}`)}
          </Combobox.Empty>
          <Combobox.List>
            {(choice: Choice) => (
              <CharacterItem key={choice.id} choice={choice} disabled={full && !value.includes(choice)} />
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** It has its own label too: while the list is open, the field's label is hidden from screen readers. */
function SearchInput({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <Combobox.Input
      {...useControl()}
      aria-label={label}
      className="character-search"
      placeholder={placeholder}
    />
  )
}

function ChosenChip({ name }: { name: string }) {
  const { t } = useApp()
  return (
    <Combobox.Chip className="chip chosen-chip" aria-label={name}>
      {name}
      <Combobox.ChipRemove className="hit chosen-remove" aria-label={t('service.characterRemove', { name })}>
        <Icon name="x" size={16} />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

function CharacterItem({ choice, disabled }: { choice: Choice; disabled: boolean }) {
  const { t } = useApp()
  return (
    <Combobox.Item value={choice} disabled={disabled} className="character-item">
      <span className="grow">{choice.name}</span>
      {choice.role && <span className="type-caption text-ink-3">{t(`games.role.${choice.role}`)}</span>}
      <Combobox.ItemIndicator>
        <Icon name="check" size={16} />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
