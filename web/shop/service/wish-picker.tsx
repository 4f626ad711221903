import './wish-picker.css'
import { useEffect, useState } from 'react'
import { type BoostConfig, mostRoles } from '#core/choices/order-config.ts'
import { missingWish } from '#core/choices/wishes.ts'
import { games } from '#core/games/games.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import type { Choice } from '#web/parts/characters/load-characters.ts'
import { useCharacters } from '#web/parts/characters/use-characters.ts'
import { CharacterBox } from './character-box.tsx'

export { WishNames } from '#web/parts/characters/wish-names.tsx'

type Wishes = Pick<BoostConfig, 'roles'> | Pick<BoostConfig, 'characters'>
export type WishPickerProps = { config: BoostConfig; onChange: (change: Wishes) => void }

/** Preferences for the booster: roles as buttons, champions or agents by name. */
export function WishPicker({ config, onChange }: WishPickerProps) {
  const t = useTranslate()
  const kind = games[config.game].characters ?? 'champions'
  const all = useCharacters(config.game)
  const gone = useGone(config.characters, all, (characters) => onChange({ characters }))
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {missingWish(config) && (
        <p className="type-small text-ink-2 md:col-span-2">{t(`service.wishMissing.${kind}`)}</p>
      )}
      <RoleChips config={config} onChange={onChange} />
      {all ? (
        <CharacterBox
          kind={kind}
          all={all}
          chosen={config.characters}
          warning={gone && t('service.charactersGone', { names: inAList(t, gone) })}
          onChange={(characters) => onChange({ characters })}
        />
      ) : (
        <Field label={t(`service.characters.${kind}`)} hint={t(`service.charactersHint.${kind}`)}>
          <span className="skeleton h-11" aria-hidden="true" />
        </Field>
      )}
    </div>
  )
}

/**
 * An address can name a character that isn't in the game's list. It is removed, and a message names it until something
 * else is chosen.
 */
function useGone(
  chosen: readonly string[],
  all: readonly Choice[] | null,
  keep: (ids: string[]) => void,
): readonly string[] | null {
  const [gone, setGone] = useState<{ names: readonly string[]; left: string } | null>(null)
  const known = chosen.filter((id) => !all || all.some((choice) => choice.id === id))
  useEffect(() => {
    const names = chosen.filter((id) => !known.includes(id))
    if (names.length === 0) return
    setGone({ names, left: known.join() })
    keep(known)
  })
  return gone && gone.left === known.join() ? gone.names : null
}

function RoleChips({ config: { game, roles }, onChange }: WishPickerProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="label mb-2">{t('service.wishRoles')}</legend>
      <div className="flex flex-wrap gap-2">
        {games[game].roles.map((role) => {
          const on = roles.includes(role)
          return (
            <label key={role} className="hit toggle-chip">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && roles.length >= mostRoles}
                onChange={() =>
                  onChange({ roles: on ? roles.filter((each) => each !== role) : [...roles, role] })
                }
              />
              {t(`games.role.${role}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
