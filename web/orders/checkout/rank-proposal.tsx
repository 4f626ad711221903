import { useState } from 'react'
import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { startingAt } from '#core/choices/starting-at.ts'
import type { Rank } from '#core/games/game.ts'
import { climbEndsInWords } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { writeQuery } from '#web/shop/service/config-query.ts'
import { LookUpRank } from '../order/work/look-up-rank.tsx'

type Props = {
  order: { order_id: string; config: OrderConfig; named?: { username: string } | null }
  typed: () => string
}

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
          <p>{t('work.profileDiffers', { start: climbEndsInWords(t, config).start })}</p>
          <LocaleLink
            to={`/${proposed.game}/${proposed.service}`}
            search={`?${withWish(writeQuery(proposed), order.named?.username)}`}
            className="text-link"
          >
            {t('work.orderFromProfile')}
          </LocaleLink>
        </>
      )}
    </LookUpRank>
  )
}
