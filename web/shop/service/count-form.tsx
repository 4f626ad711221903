import { mostWins, type PlacementConfig, type WinConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { inARow } from '#i18n/joined-words.ts'
import { workInWords } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Segment } from '#web/kit/ui/segment.tsx'
import { CountField } from './count-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { queueReason, WhereFields } from './where-fields.tsx'
import { withRank } from './with-rank.ts'

type Config = PlacementConfig | WinConfig
type Props = { config: Config; prices: PriceTable; onChange: (change: Partial<Config>) => void }

/** Wins and placements as a form: the rank, the number, the place to play, and who plays. */
export function CountForm({ config, prices, onChange }: Props) {
  const { t } = useApp()
  const wins = config.service === 'win-boost'
  const game = games[config.game]
  const kind = wins ? 'win' : game.placementKind
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <PlaceFields
        label={t(wins ? 'service.rank' : 'service.lastRank')}
        game={config.game}
        place={wins ? config.rank : config.lastRank}
        onChange={(place) => onChange(withRank(config, place))}
        {...(!wins && { none: t('games.unranked') })}
      />
      <CountField
        label={t(`service.count.${kind}`)}
        hint={t(`service.countHint.${kind}`)}
        value={wins ? config.wins : config.games}
        most={wins ? mostWins : game.placementGames}
        kind={wins ? 'win' : 'game'}
        spoken={workInWords(t, config)}
        onChange={(count) => onChange(wins ? { wins: count } : { games: count })}
      />
      <WhoPlays config={config} prices={prices} onChange={onChange} />
      <WhereFields config={config} prices={prices} onChange={onChange} />
    </div>
  )
}

function WhoPlays({ config, prices, onChange }: Props) {
  const { t, format } = useApp()
  const alone = games[config.game].queueRules[config.queue]?.party === 'solo'
  const reason = inARow(
    t,
    t('service.refusal.duo_boost_is_not_available_for_this_service'),
    queueReason(t, config, config.queue),
  )
  return (
    <Segment
      label={t('service.who')}
      value={config.duo ? 'duo' : 'solo'}
      options={[
        { value: 'solo', label: t('service.who.solo') },
        {
          value: 'duo',
          label: t('service.who.duo'),
          note: format.percent(prices.addons.duo, true),
          disabled: alone,
        },
      ]}
      hint={alone ? reason : undefined}
      onChange={(who: 'solo' | 'duo') => onChange({ duo: who === 'duo' })}
    />
  )
}
