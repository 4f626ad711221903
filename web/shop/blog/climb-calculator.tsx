import { useEffect, useId, useState } from 'react'
import { gains } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { type Camp, campIndex, camps } from '#core/games/ladder.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { SmallProfile } from '#web/kit/drawing/small-profile/small-profile.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { writeQuery } from '../service/config-query.ts'
import { type Climb, type ClimbFigures, climbFigures, configOf } from './climb-figures.ts'
import { dayOf } from './post-words.tsx'

type Props = { climb: Climb; first: ClimbFigures | null }

/** A climb in games, days and money, by the same functions as the calculators. */
export function ClimbCalculator({ climb: initial, first }: Props) {
  const { t, locale, dir } = useApp()
  const [climb, setClimb] = useState<Climb>(initial)
  const prices = usePrices()
  const title = useId()
  const figures = prices ? climbFigures(climb, prices) : climb === initial ? first : null
  const game = games[climb.game]
  const change = (part: Partial<Climb>) => setClimb({ ...climb, ...part })
  const pricesOf = figures?.pricesOf ?? first?.pricesOf
  return (
    <section className="climb-calculator card" data-game={game.id} aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title}>{t('post.climb')}</h3>
        {pricesOf && (
          <p className="type-caption text-ink-3">{t('post.pricesOf', { date: dayOf(locale, pricesOf) })}</p>
        )}
      </div>
      <div className="climb-fields">
        <RankSelect label={t('post.start')} climb={climb} end="from" onChange={(from) => change({ from })} />
        <RankSelect label={t('post.target')} climb={climb} end="to" onChange={(to) => change({ to })} />
        <Field label={t(`post.gain.${game.points}`)}>
          <Select
            value={climb.gain ?? 'normal'}
            onChange={({ target }) => change({ gain: gains.find((each) => each === target.value) })}
          >
            {gains.map((gain) => (
              <option key={gain} value={gain}>
                {t(`games.gain.${gain}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="climb-answer">
        {figures && (
          <SmallProfile
            game={game}
            start={campIndex(game, climb.from)}
            target={campIndex(game, climb.to)}
            dir={dir}
          />
        )}
        <div role="status" className="climb-status">
          {figures ? <Answer figures={figures} /> : prices && <p>{t('post.noClimb')}</p>}
        </div>
        <LocaleLink
          to={`/${game.id}/elo-boost`}
          search={`?${writeQuery(configOf(climb))}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('post.openCalculator')}
        </LocaleLink>
      </div>
    </section>
  )
}

function Answer({ figures }: { figures: ClimbFigures }) {
  const { t, format } = useApp()
  const { games: count, daysFrom, daysTo, price } = figures
  const days =
    daysFrom === daysTo
      ? format.number(daysTo)
      : t('post.span', { from: format.number(daysFrom), to: format.number(daysTo) })
  return (
    <dl className="climb-figures">
      <Figure value={format.number(count)} name={t('post.games', { count })} />
      <Figure value={days} name={t('post.days', { count: daysTo })} />
      <Figure value={format.money(price)} name={t('post.price')} />
    </dl>
  )
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type RankProps = { label: string; climb: Climb; end: 'from' | 'to'; onChange: (camp: Climb['from']) => void }

function RankSelect({ label, climb, end, onChange }: RankProps) {
  const { t } = useApp()
  const game = games[climb.game]
  const at = climb[end]
  const placeOf = ({ tier, division }: Camp) => ({ tier, division })
  return (
    <Field label={label}>
      <Select
        value={campIndex(game, at)}
        leading={<Emblem game={game} tier={at.tier} size={24} />}
        leadingSize="24px"
        onChange={({ target }) => {
          const camp = camps(game)[Number(target.value)]
          if (camp) onChange(placeOf(camp))
        }}
      >
        {camps(game).map((camp) => (
          <option key={camp.index} value={camp.index}>
            {rankName(t, game, camp)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The prices of today, read when the calculator is alive. */
function usePrices(): PriceTable | null {
  const { call } = useApp()
  const [prices, setPrices] = useState<PriceTable | null>(null)
  useEffect(() => {
    // Without them the first figures stay.
    void call('getPrices').then(({ data }) => setPrices(data.prices), console.warn)
  }, [call])
  return prices
}
