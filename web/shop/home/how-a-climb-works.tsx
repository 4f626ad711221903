import type { ReactNode } from 'react'
import { targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { listed } from '#i18n/joined-words.ts'
import { climbTitle, rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { HowRidge } from '#web/kit/drawing/how-ridge/how-ridge.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type ExampleOrder, exampleConfig, exampleOrder } from '#web/parts/protection/example-order.ts'

/** The four steps of an order, each with a sign of what it looks like; the amounts are a real quote's. */
export function HowAClimbWorks({ prices }: { prices: PriceTable }) {
  const { t, dir, format } = useApp()
  const example = exampleOrder(prices)
  const { quote, progress, results } = example
  const game = games[exampleConfig.game]
  const { daysFrom: from, daysTo: to } = quote.estimate
  const signs = {
    set: (
      <Sign
        picture={<Emblem game={game} tier={exampleConfig.start.tier} size={28} />}
        title={climbTitle(t, exampleConfig)}
        words={listed(
          t,
          format.money(quote.total, quote.currency),
          t('games.daysRange', { from, to, count: to }),
        )}
      />
    ),
    hand: (
      <Sign picture={<SignIcon name="lock" />} title={t('home.signVault')} words={t('home.signSealed')} />
    ),
    watch: (
      <Sign
        picture={<Games results={results} dir={dir} />}
        title={t('home.signSoFar')}
        words={t('home.signScore', { won: progress.won, lost: progress.lost })}
      />
    ),
    check: (
      <Sign
        picture={<SignIcon name="check" className="text-good" />}
        title={t('home.signCheck')}
        words={t('home.signReached', { rank: rankName(t, game, targetPlace(exampleConfig)) })}
      />
    ),
  }
  return (
    <section className="shell home-section" aria-labelledby="how">
      <h2 id="how" className="type-h2 mb-6 lg:mb-4">
        {t('home.howLink')}
      </h2>
      <HowRidge
        dir={dir}
        steps={(['set', 'hand', 'watch', 'check'] as const).map((key) => ({
          key,
          sign: signs[key],
          content: (
            <>
              <h3 className="type-h3">{t(`home.how.${key}`)}</h3>
              <p className="type-body mt-1 text-ink-2">{t(`home.howText.${key}`)}</p>
            </>
          ),
        }))}
      />
    </section>
  )
}

function Sign({ picture, title, words }: { picture: ReactNode; title: string; words: string }) {
  return (
    <>
      {picture}
      <div className="min-w-0">
        <span className="type-caption block text-ink-3">{title}</span>
        <b className="type-sign block">{words}</b>
      </div>
    </>
  )
}

function SignIcon({ name, className = '' }: { name: 'lock' | 'check'; className?: string }) {
  return (
    <span className={`how-sign-icon ${className}`}>
      <Icon name={name} />
    </span>
  )
}

/** Games in the order they were played: up is won, down is lost. */
function Games({ results, dir }: { results: ExampleOrder['results']; dir: 'ltr' | 'rtl' }) {
  const width = results.length * 6
  return (
    <svg className="how-games" width={width} height="26" aria-hidden="true">
      {results.map((result, i) => (
        <rect
          key={i}
          data-lost={result === 'lost' || undefined}
          x={(dir === 'rtl' ? width - 4 - i * 6 : i * 6) + (result === 'lost' ? 0.5 : 0)}
          y={result === 'won' ? 2 : 15.5}
          width={result === 'won' ? 4 : 3}
          height={result === 'won' ? 12 : 8}
          rx="1"
        />
      ))}
    </svg>
  )
}
