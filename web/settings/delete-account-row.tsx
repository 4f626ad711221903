import { type ReactNode, useId, useState } from 'react'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import { useApp, useUser } from '../session/app-context.ts'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const DeleteAccountDialog = opensLater(() => import('./delete-account-dialog.tsx'), ['yourdata'])

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
  const { t, format, locale } = useApp()
  const works = useUser()?.permissions.includes('Booster')
  if (refusal === 'account_has_permissions') return t('yourdata.blockedStaff')
  if (refusal === 'account_has_debt')
    return (
      <>
        {t('yourdata.blockedDebt', { amount: format.money(debt) })}{' '}
        <a className="text-link" href={href('/dashboard/balance-history', locale)}>
          {t('shell.balance')}
        </a>
      </>
    )
  if (refusal === 'account_has_money')
    return (
      <>
        {t('yourdata.blockedMoney', { amount: format.money(owed) })}{' '}
        <a className="text-link" href={href('/contact', locale)}>
          {t('yourdata.askSupport')}
        </a>
      </>
    )
  const [first = '', ...more] = open_orders.map((number) => format.ltr(`PK-${number}`))
  const orders = works ? '/dashboard/booster/active-orders' : '/dashboard/my-orders'
  return (
    <>
      {t('yourdata.blockedOrders', { orders: listed(t, first, ...more) })}{' '}
      <a className="text-link" href={href(orders, locale)}>
        {t('yourdata.openOrders')}
      </a>
    </>
  )
}
