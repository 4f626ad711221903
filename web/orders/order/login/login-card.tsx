import { games } from '#core/games/games.ts'
import { addonName } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChangeButton } from '../../changes/change-button.tsx'
import { alongside } from '../parts/alongside.ts'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { LoginForm } from './login-form.tsx'
import { LoginTrust } from './login-trust.tsx'

/** Paid. No booster can be asked before the login is stored, so the customer gets the form here. */
export function LoginCard({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const icon = <Icon name="key-round" size={16} />
  if (!offered(order, 'store_credentials'))
    return (
      <NowCard
        tone="warning"
        icon={icon}
        label={t('games.status.waiting_for_account')}
        title={t('order.loginTitleStaff')}
      >
        <NowText>{t('order.loginTextStaff')}</NowText>
      </NowCard>
    )
  return (
    <NowCard tone="warning" icon={icon} title={t('order.loginTitle')}>
      <NowText>
        {order.named
          ? t('order.loginTextNamed', { booster: order.named.username, total: format.money(order.total) })
          : t('order.loginText', { total: format.money(order.total) })}
      </NowText>
      <LoginForm order={order} wide />
      <p className="type-small mt-4 max-w-[62ch] text-ink-2">{t('order.loginSafe')}</p>
      <PlayAlong order={order} />
      <LoginTrust />
    </NowCard>
  )
}

/** The way without a login: the change of the order to playing along, with its difference. */
function PlayAlong({ order }: { order: OrderView }) {
  const { t } = useApp()
  const wish = alongside(order.config)
  if (!wish) return null
  const game = games[wish.game]
  return (
    <div className="type-small mt-4 text-ink-2">
      <ChangeButton order={order} along variant="link">
        {addonName(t, game, 'duo')}
      </ChangeButton>
      <span className="block">{t('games.addonText.duo')}</span>
    </div>
  )
}
