import { useState } from 'react'
import { bracketChoices, type ClimbConfig, isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import type { Rank } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { climbEndsInWords } from '#i18n/order-words.ts'
import { LookUpRank } from '../orders/look-up-rank.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { writeQuery } from '../service/config-query.ts'
import { useTranslate } from '../session/app-context.ts'

type Props = { order: { order_id: string; config: OrderConfig }; typed: () => string }

/** Compares the profile's rank with the start of the order; the customer decides whether to order from there. */
export function RankProposal({ order, typed }: Props) {
  const [rank, setRank] = useState<Rank | null>(null)
  const { config } = order
  return (
    <LookUpRank order={order} typed={typed} onFound={setRank}>
      {rank && isClimb(config) && <OtherStart config={config} rank={rank} />}
    </LookUpRank>
  )
}

function OtherStart({ config, rank }: { config: ClimbConfig; rank: Rank }) {
  const t = useTranslate()
  const [ordered, proposed] = [writeQuery(config), writeQuery(startingAt(config, rank))]
  if (ordered.toString() === proposed.toString()) return null
  return (
    <>
      {' '}
      {t('service.profileDiffers', { start: climbEndsInWords(t, config).start })}{' '}
      <LocaleLink to={`/${config.game}/${config.service}`} search={`?${proposed}`} className="text-link">
        {t('service.orderFromProfile')}
      </LocaleLink>
    </>
  )
}

/** The same climb from another rank. */
function startingAt(config: ClimbConfig, { tier, division, points }: Rank): ClimbConfig {
  const choices = bracketChoices(games[config.game], tier)
  const choice = choices.find(({ from, to }) => from <= points && points <= to)
  const start = { tier, division, bracket: choice?.bracket ?? '0-20', points: choice ? 0 : points }
  return { ...config, start }
}
