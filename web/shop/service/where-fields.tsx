import { queueRefusal } from '#core/choices/availability.ts'
import { type BoostConfig, isDuo, type Platform, startPlace } from '#core/choices/order-config.ts'
import type { QueueId, ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { inARow } from '#i18n/joined-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Choice = { server: ServerId } | { queue: QueueId } | { platform: Platform } | { freeHours: string }

type Props = { config: BoostConfig; prices: PriceTable; onChange: (change: Choice) => void }

/** The place to play: server, queue and platform, where the game has a choice; and when a customer can play along. */
export function WhereFields({ config, prices, onChange }: Props) {
  const { t, format } = useApp()
  const game = games[config.game]
  const chosen = { duo: isDuo(config), place: startPlace(config) }
  const note = (percent = 0) => (percent === 0 ? undefined : format.percent(percent, true))
  const refused = game.queues.filter((queue) => queueRefusal(game, queue, chosen) !== null)
  const [reason, ...more] = refused.map((id) => queueReason(t, config, id, chosen.duo))
  const server = (
    <Field label={t('service.server')}>
      <Select
        value={config.server}
        onChange={(event) => onChange({ server: event.target.value as ServerId })}
      >
        {game.servers.map((id) => (
          <option key={id} value={id}>
            {t(`games.server.${id}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
  const queue = game.queues.length > 1 && (
    <Segment
      className="[&_.segment]:whitespace-nowrap [&_.segment>label]:flex-auto"
      label={t('service.queue')}
      value={config.queue}
      options={game.queues.map((id) => ({
        value: id,
        label: t(`games.queue.${id}`),
        note: note(prices.queues[id]),
        disabled: refused.includes(id),
      }))}
      hint={reason && inARow(t, reason, ...more)}
      onChange={(id: QueueId) => onChange({ queue: id })}
    />
  )
  const platform = config.platform && (
    <Segment
      label={t('service.platform')}
      value={config.platform}
      options={game.platforms.map((id) => ({ value: id, label: t(`games.platform.${id}`) }))}
      onChange={(id: Platform) => onChange({ platform: id })}
    />
  )
  // Two short fields share a row; with three, the queue has its own.
  const [beside, below] = platform ? [platform, queue] : [queue, null]
  return (
    <>
      <div className="grid gap-x-2 gap-y-5 min-[420px]:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_auto]">
        {server}
        {beside}
      </div>
      {below}
      {chosen.duo && (
        <Field label={t('service.freeHours')} hint={t('service.freeHoursHint')}>
          <TextInput
            maxLength={80}
            value={config.freeHours}
            onChange={(event) => onChange({ freeHours: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}

/** The queue rule that prevents the choice: it is for one player only, or it opens at a higher tier. */
export function queueReason(t: Translate, config: BoostConfig, queue: QueueId, duo = true): string {
  const rule = games[config.game].queueRules[queue]
  const name = t(`games.queue.${queue}`)
  if (rule?.party === 'solo' && duo) return t('service.queueAlone', { queue: name })
  return rule?.from ? t('service.queueFrom', { queue: name, tier: t(`games.tier.${rule.from}`) }) : ''
}
