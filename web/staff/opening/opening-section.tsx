import { useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import type { CheckedShop } from './check-rows.ts'

const OpenShopDialog = opensLater(() => import('./open-shop-dialog.tsx'))

/** Before the opening: trying the shop, and the one press that opens it. Afterwards: since when it is open. */
export function OpeningSection({ shop }: { shop: CheckedShop }) {
  const { t } = useApp()
  const times = useTimes()
  const [asks, setAsks] = useState(false)
  const { opened_at: openedAt } = shop.opening
  return (
    <section className="check-group" aria-labelledby="opening">
      <h2 id="opening" className="type-h3">
        {t('opening.open.title')}
      </h2>
      {openedAt ? (
        <p className="type-body py-3.5 text-ink-2">
          {t('opening.open.since', { time: times.dateTime(openedAt) })}
        </p>
      ) : (
        <div className="py-3.5">
          <p className="type-body max-w-[64ch] text-ink-2">{t('opening.open.text')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setAsks(true)}>
              {t('opening.open.button')}
            </Button>
            <LocaleLink to="/" className={buttonClass({ variant: 'outline' })}>
              {t('opening.open.try')}
            </LocaleLink>
          </div>
        </div>
      )}
      {asks && <OpenShopDialog shop={shop} onClose={() => setAsks(false)} />}
    </section>
  )
}
