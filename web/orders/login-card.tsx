import { useApp } from '../session/app-context.ts'
import { Icon } from '../ui/icon.tsx'
import { LoginForm } from './login-form.tsx'
import { NowCard, NowText } from './now-card.tsx'
import { type OrderView, offered } from './order-facts.ts'

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
      <NowText>{t('order.loginText', { total: format.money(order.total) })}</NowText>
      <LoginForm order={order} wide />
      <p className="type-small mt-4 max-w-[62ch] text-ink-2">{t('order.loginSafe')}</p>
    </NowCard>
  )
}
