import { useState } from 'react'
import type { GameId, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier } from '#core/games/ladder.ts'
import { type PriceValues, priceFields, workPath, works } from '#core/prices/price-values.ts'
import { divisionNumeral, tierName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { openTiersName } from './path-words.ts'
import { type GridRow, PriceGrid } from './price-grid.tsx'
import { RaiseBar } from './raise-bar.tsx'
import type { DraftEditing } from './use-draft.ts'

type Props = {
  game: GameId
  base: PriceValues
  draft: DraftEditing
}

/** A game's prices: a row for each tier, and below it its divisions if someone wants separate prices for them. */
export function GamePrices({ game, base, draft }: Props) {
  const { t, format } = useApp()
  const [selected, setSelected] = useState<string[]>([])
  const rows = useGameRows(game, draft)
  const step = format.number(draft.values.openStep ?? 0)
  return (
    <section aria-label={t(`games.game.${game}`)} data-game={game}>
      <RaiseBar
        selected={selected}
        all={pricesOf(game, draft.values)}
        game={t(`games.game.${game}`)}
        values={draft.values}
        inherited={inherited}
        onChange={draft.change}
      />
      <PriceGrid
        label={t('prices.gridOf', { game: t(`games.game.${game}`) })}
        corner={t('prices.tier')}
        columns={works.map((work) => ({
          id: work,
          name: t(`prices.work.${work}`),
          note: t(`prices.unit.${work}`),
        }))}
        rows={rows}
        base={base}
        values={draft.values}
        inherited={inherited}
        onChange={draft.change}
        onSelect={setSelected}
      />
      <p className="type-caption text-ink-3">
        {t('prices.openNote', { tiers: openTiersName(t, game), points: step })}
      </p>
    </section>
  )
}

/** Every price that a game has; a division without its own has none. */
function pricesOf(game: GameId, values: PriceValues): string[] {
  return priceFields.flatMap(({ path, kind }) =>
    kind === 'price' && path.startsWith(`games.${game}.`) && values[path] !== undefined ? [path] : [],
  )
}

/** A division without its own price costs its tier's price. */
function inherited(values: PriceValues, path: string): number {
  return values[path.replace(/divisions\.\d$/, 'price')] ?? 0
}

function useGameRows(game: GameId, { values }: DraftEditing): GridRow[] {
  const { t } = useApp()
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const ladder = games[game]
  const tiers = ladder.tiers.filter(({ id }) => !isOpenTier(ladder, id))
  const openTier = ladder.tiers.find(({ id }) => isOpenTier(ladder, id))
  const pathsOf = (rest: string) => works.map((work) => `${workPath(game, work)}.${rest}`)
  const hasOwn = (rest: string) => pathsOf(rest).some((path) => values[path] !== undefined)
  const toggle = (id: string) =>
    setUnfolded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const rows = tiers.flatMap(({ id, divisions }): GridRow[] => {
    const name = tierName(t, ladder, id)
    const own = divisions.some((division) => hasOwn(`tiers.${id}.divisions.${division}`))
    const isOpen = own || unfolded.has(id)
    const below = divisions.map((division): GridRow => {
      const rank = t('games.rank', { tier: name, division: divisionNumeral(ladder, division) })
      const paths = pathsOf(`tiers.${id}.divisions.${division}`)
      return { id: `${id}${division}`, name: rank, head: rank, paths, below: true }
    })
    const head = (
      <TierHead
        key={id}
        game={game}
        tier={id}
        name={name}
        divisions={{ open: isOpen, fixed: own, onToggle: () => toggle(id) }}
      />
    )
    return [{ id, name, head, paths: pathsOf(`tiers.${id}.price`) }, ...(isOpen ? below : [])]
  })
  const name = openTiersName(t, game)
  const head = openTier && <TierHead game={game} tier={openTier.id} name={name} />
  return [...rows, { id: 'open', name, head, paths: pathsOf('open') }]
}

type TierHeadProps = {
  game: GameId
  tier: TierId
  name: string
  /** `fixed` if some have their own prices: those are never hidden. */
  divisions?: { open: boolean; fixed: boolean; onToggle: () => void }
}

function TierHead({ game, tier, name, divisions }: TierHeadProps) {
  const { t } = useApp()
  const label = t('prices.divisionsOf', { tier: name })
  return (
    <span className="price-row-head">
      <Emblem game={games[game]} tier={tier} size={20} />
      <span>{name}</span>
      {divisions && (
        <button
          type="button"
          className="icon-button"
          aria-expanded={divisions.open}
          aria-label={label}
          aria-disabled={divisions.fixed || undefined}
          title={divisions.fixed ? t('prices.divisionsOwn') : label}
          onClick={() => divisions.fixed || divisions.onToggle()}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </span>
  )
}
