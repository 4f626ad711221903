import { useApp } from '#web/frame/session/app-context.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import type { ButtonVariant } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'quiet', 'outline', 'danger', 'link']

/** Each kind of button: normal, small, large, busy, and disabled with a reason. */
export function ButtonStates() {
  const { t } = useApp()
  return (
    <div className="grid gap-6">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-start gap-3">
          <Button variant={variant}>{t('order.store')}</Button>
          <Button variant={variant} size="small">
            {t('order.undo')}
          </Button>
          <Button variant={variant} size="large">
            <Icon name="lock" /> {t('order.store')}
          </Button>
          <Button variant={variant} busy>
            {t('order.pause')}
          </Button>
          <Button variant={variant} disabledReason={t('order.reasonMissing')}>
            {t('order.drop')}
          </Button>
          <a href="#link" className={buttonClass({ variant })}>
            {t('order.orderAgain')}
          </a>
        </div>
      ))}
      <div className="flex gap-2">
        <IconButton label={t('order.showPassword')} icon={<DashboardIcon name="eye" />} />
        <IconButton label={t('shell.close')} icon={<Icon name="x" />} />
        <a href="#link" className="text-link self-center">
          {t('order.orderAgain')}
        </a>
      </div>
    </div>
  )
}
