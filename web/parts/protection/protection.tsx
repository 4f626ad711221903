import './protection.css'
import type { PriceTable } from '#core/prices/price-table.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { ProtectionPromises } from './protection-promises.tsx'
import { YourLogin } from './your-login.tsx'
import { YourMoney } from './your-money.tsx'

/** How login and money are protected, drawn with an example order. */
export function Protection({ prices }: { prices: PriceTable }) {
  const { t } = useApp()
  return (
    <section className="shell protection" aria-labelledby="yours">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="yours" className="type-h2">
          {t('protection.title')}
        </h2>
        <p className="type-small flex items-center gap-4">
          <Chip>{t('protection.example')}</Chip>
          <LocaleLink to="/resources/refund-policy" className="text-link hit">
            {t('shell.refundPolicy')}
          </LocaleLink>
        </p>
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <YourLogin />
        <YourMoney prices={prices} />
      </div>
      <ProtectionPromises />
    </section>
  )
}
