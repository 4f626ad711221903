import { useMemo, useState } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { contentOf, type PriceValues } from '#core/prices/price-values.ts'
import { effectOn, type SampleEffect, sampleOrders } from '#core/prices/sample-orders.ts'
import { addonName, placeLine } from '#i18n/climb-words.ts'
import { listed } from '#i18n/joined-words.ts'
import { climbTitle } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'

type Props = {
  /** One game's samples, or all. */
  game: string | null
  base: PriceValues
  values: PriceValues
  /** Whether no version was published: then the base is a proposal. */
  first?: boolean
  /** How many are shown before somebody asks for the others. */
  most?: number
}

/** What sample orders cost before and after the changes. */
export function EffectTable({ game, base, values, first = false, most }: Props) {
  const { t, format } = useApp()
  const [whole, setWhole] = useState(most === undefined)
  const effects = useMemo(() => {
    const samples = sampleOrders.filter((each) => game === null || each.game === game)
    const all = effectOn(samples, contentOf(base), contentOf(values))
    // A game's few samples keep their places while someone types; among those of all games, changed ones come first.
    const moves = ({ before, after }: SampleEffect) => Number(before !== after)
    return game === null ? all.sort((a, b) => moves(b) - moves(a)) : all
  }, [game, base, values])
  const title = t(first ? 'prices.effectFirst' : 'prices.effect')
  return (
    <div className="mt-8">
      <h2 className="type-h3">{title}</h2>
      <p className="type-small mt-1 mb-2 text-ink-2">
        {t(first ? 'prices.effectFirstText' : 'prices.effectText')}
      </p>
      <Table label={title} className="effect-table">
        <thead>
          <tr>
            <Th>{t('prices.sample')}</Th>
            <Th numeric>{t(first ? 'prices.proposal' : 'prices.before')}</Th>
            <Th numeric>{t('prices.after')}</Th>
            <Th numeric>{t('prices.difference')}</Th>
          </tr>
        </thead>
        <tbody>
          {effects.slice(0, whole ? undefined : most).map(({ config, before, after }, index) => (
            <tr key={index} data-still={before === after || undefined}>
              <Td>
                {climbTitle(t, config)}
                <span className="type-caption block text-ink-3">{factsOf(t, config, game === null)}</span>
              </Td>
              <Td numeric>{format.money(before)}</Td>
              <Td numeric>{format.money(after)}</Td>
              <Td numeric className="whitespace-nowrap">
                {before === after ? (
                  <span className="text-ink-3">{t('prices.same')}</span>
                ) : (
                  <>
                    {format.money(after - before, 'EUR', 'signed')}
                    <span className="type-caption block text-ink-2">
                      {format.percent(((after - before) / before) * 100, true)}
                    </span>
                  </>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {!whole && (
        <Button variant="link" className="mt-2" onClick={() => setWhole(true)}>
          {t('prices.allSamples', { count: effects.length })}
        </Button>
      )}
    </div>
  )
}

/** What else affects its price: 'Valorant, Elo boost, Europe, Competitive, Priority start'. */
function factsOf(t: Translate, config: BoostConfig, withGame: boolean): string {
  const service = t(`games.service.${config.service}`)
  const rest = [
    placeLine(t, config),
    ...config.addons.map((addon) => addonName(t, games[config.game], addon)),
  ]
  return withGame ? listed(t, t(`games.game.${config.game}`), service, ...rest) : listed(t, service, ...rest)
}
