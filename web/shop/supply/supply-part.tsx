import { minuteMs } from '#core/base/durations.ts'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { duration } from '#i18n/duration.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { type Supply, wishOf } from './use-supply.ts'

const bringForm = () => import('./tell-me-form.tsx')

/** How many servers the card names. */
const mostServers = 4
/** The id of the card in place of the button. */
export const nobodyCard = 'nobody-plays'

/** How many boosters play it, and how soon one usually starts if that was measured. */
export function SupplyLine({ supply: { boosters, start_minutes: minutes } }: { supply: Supply }) {
  const { locale } = useApp()
  const t = useOwnTexts(['supply'])
  if (!t || !boosters) return null
  const words = { count: boosters, time: duration(locale, (minutes ?? 0) * minuteMs) }
  return (
    <span className="flex items-start gap-2">
      <Icon name="user" /> {t(minutes === null ? 'supply.count' : 'supply.countStart', words)}
    </span>
  )
}

/** In place of the button: nobody plays it, what is played instead if one choice changes, and why it isn't sold. */
export function NobodyPlays({ config, supply: { instead } }: { config: BoostConfig; supply: Supply }) {
  const Form = usePart(bringForm, true)?.TellMeForm
  const t = useOwnTexts(['supply'])
  if (!t) return null
  const game = games[config.game]
  const highest = instead?.level == null ? undefined : camps(game)[instead.level]
  return (
    <div id={nobodyCard} role="status">
      <Notice tone="warning" title={t('supply.nobodyTitle')}>
        <p className="mb-1">{t('supply.nobodyPay')}</p>
        {instead && instead.servers.length > 0 ? (
          <Servers servers={instead.servers} t={t} />
        ) : (
          highest && <p>{t('supply.nobodyLevel', { rank: rankName(t, game, highest) })}</p>
        )}
      </Notice>
      {Form && <Form wish={wishOf(config)} />}
    </div>
  )
}

/** Some servers on which it is played, instead of a list that nobody reads. */
function Servers({ servers, t }: { servers: readonly string[]; t: Translate }) {
  const names = servers.map((each) => t(`games.server.${each}` as MessageKey))
  const some = names.slice(0, mostServers).reduce((so, next) => listed(t, so, next))
  return (
    <p>
      {t(names.length > mostServers ? 'supply.nobodyManyServers' : 'supply.nobodyServers', { servers: some })}
    </p>
  )
}

/** In the bar of a phone, in place of the days. */
export function NobodyShort() {
  const t = useOwnTexts(['supply'])
  return t ? t('supply.nobodyShort') : null
}

/** In the bar of a phone, in place of the button: to the card. */
export function NobodyLink() {
  const t = useOwnTexts(['supply'])
  return t ? (
    <a href={`#${nobodyCard}`} className={`grow ${buttonClass({ variant: 'outline', size: 'large' })}`}>
      {t('supply.nobodyMore')}
    </a>
  ) : null
}
