import { type ReactNode, useId, useState } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { href } from '#i18n/href.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const DeleteAccountDialog = opensLater(() => import('./delete-account-dialog.tsx'))

/** Leads to the end of the account, or says what has to happen before. */
export function DeleteAccountRow({ settings, onGone }: PartProps) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const reason = useId()
  const blocked = settings.data.erasure.refusal !== null
  return (
    <SettingRow
      title={<span className="text-error">{t('yourdata.deleteAccount')}</span>}
      actions={
        <Button variant="outline" disabledBy={blocked ? reason : null} onClick={() => setOpen(true)}>
          {t('yourdata.deleteAccount')}
        </Button>
      }
    >
      <p>{t('yourdata.deleteAbout')}</p>
      {blocked && (
        <p id={reason} className="mt-1 flex items-start gap-2 text-ink">
          <Icon name="lock" size={16} className="mt-0.5" />
          <span>
            <Obstacle {...settings.data.erasure} />
          </span>
        </p>
      )}
      {open && (
        <DeleteAccountDialog
          email={settings.email.address}
          given={settings.data.erasure.given}
          onClose={() => setOpen(false)}
          onGone={() => onGone?.()}
        />
      )}
    </SettingRow>
  )
}

type Erasure = PartProps['settings']['data']['erasure']

/** Why the account can't be deleted now, with a link to the step that changes it. */
function Obstacle({ refusal, open_orders, owed, debt }: Erasure): ReactNode {
  const { t, format } = useApp()
  const works = useUser()?.permissions.includes('Booster')
  const orders = open_orders.map((number) => orderNumber(number))
  switch (refusal) {
    case 'account_has_permissions':
      return t('yourdata.blockedStaff')
    case 'account_has_debt':
      return (
        <Way to="/dashboard/balance-history" words={t('shell.balance')}>
          {t('yourdata.blockedDebt', { amount: format.money(debt) })}
        </Way>
      )
    case 'account_has_money':
      return (
        <Way to="/contact" words={t('yourdata.askSupport')}>
          {t('yourdata.blockedMoney', { amount: format.money(owed) })}
        </Way>
      )
    default:
      return (
        <Way
          to={works ? '/dashboard/booster/active-orders' : '/dashboard/my-orders'}
          words={t('yourdata.openOrders')}
        >
          {t('yourdata.blockedOrders', { orders: inAList(t, orders) })}
        </Way>
      )
  }
}

type WayProps = {
  to: '/dashboard/balance-history' | '/contact' | '/dashboard/booster/active-orders' | '/dashboard/my-orders'
  words: string
  children: ReactNode
}

/** What is in the way, and the page that removes it. */
function Way({ to, words, children }: WayProps) {
  const { locale } = useApp()
  return (
    <>
      {children}{' '}
      <a className="text-link" href={href(to, locale)}>
        {words}
      </a>
    </>
  )
}
