import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'

/** The address names an order that this account may not see, or that was never there. */
export function NoSuchOrder() {
  const { t, dir } = useApp()
  return (
    <>
      <h1 className="type-h1 mb-6">{t('order.noSuchOrder')}</h1>
      <EmptyState
        dir={dir}
        title={t('order.noSuchOrderWhy')}
        text={t('order.noSuchOrderText')}
        action={
          <LocaleLink to="/dashboard/my-orders" className={buttonClass({ variant: 'primary' })}>
            {t('shell.myOrders')}
          </LocaleLink>
        }
      />
    </>
  )
}
