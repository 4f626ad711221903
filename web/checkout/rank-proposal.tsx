import { useState } from 'react'
import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { startingAt } from '#core/choices/starting-at.ts'
import type { Rank } from '#core/games/game.ts'
import { climbEndsInWords } from '#i18n/order-words.ts'
import { LookUpRank } from '../orders/look-up-rank.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { writeQuery } from '../service/config-query.ts'
import { useTranslate } from '../session/app-context.ts'

type Props = { order: { order_id: string; config: OrderConfig }; typed: () => string }

/** Compares the profile's rank with the start of the order; the customer decides whether to order from there. */
export function RankProposal({ order, typed }: Props) {
  const t = useTranslate()
  const [rank, setRank] = useState<Rank | null>(null)
  const { config } = order
  const proposed = rank && startingAt(config, rank)
  return (
    <LookUpRank order={order} typed={typed} onFound={setRank}>
      {proposed && isBoost(config) && (
        <>
          <p>{t('service.profileDiffers', { start: climbEndsInWords(t, config).start })}</p>
          <LocaleLink
            to={`/${proposed.game}/${proposed.service}`}
            search={`?${writeQuery(proposed)}`}
            className="text-link"
          >
            {t('service.orderFromProfile')}
          </LocaleLink>
        </>
      )}
    </LookUpRank>
  )
}
