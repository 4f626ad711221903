import { useState } from 'react'
import { shopCheckWords } from '#i18n/shop-check-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { CheckedShop, CheckRow } from './check-rows.ts'

type Props = { shop: CheckedShop; onClose: () => void }

/** Lists what isn't ready before the one press: what blocks can't be passed, everything else needs a tick. */
export default function OpenShopDialog({ shop: { checks, opening }, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [accepts, setAccepts] = useState(false)
  const blocking = checks.filter(({ check }) => opening.blocking.includes(check))
  const gaps = checks.filter(({ check, state }) => state !== 'good' && !opening.blocking.includes(check))
  const open = () =>
    run(async () => {
      await call('openShop', { body: { accepted: gaps.map(({ check }) => check) } })
      await showSuccess(t('opening.open.done'))
      // A new document: every page of this one knows a closed shop.
      location.reload()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('opening.open.button')}
      closeLabel={t('shell.close')}
      size="wide"
      isRead
    >
      {blocking.length > 0 ? (
        <Notice tone="error" title={t('opening.open.blocked')}>
          {t('opening.open.blockedText')}
        </Notice>
      ) : (
        <p className="type-body text-ink-2">{t('opening.open.dialogText')}</p>
      )}
      {blocking.length > 0 && <Rows rows={blocking} />}
      {gaps.length > 0 && (
        <>
          <h3 className="type-h3 mt-6">{t('opening.open.gaps')}</h3>
          <p className="type-small mt-1 text-ink-2">{t('opening.open.gapsText')}</p>
          <Rows rows={gaps} />
        </>
      )}
      {blocking.length === 0 && (
        <>
          {gaps.length === 0 && <Notice tone="good" title={t('opening.all.good')} className="mt-4" />}
          {opening.test_orders + opening.mails > 0 && (
            <ul className="type-small mt-6 list-disc ps-5 text-ink-2">
              {opening.test_orders > 0 && <li>{t('opening.open.orders', { count: opening.test_orders })}</li>}
              {opening.mails > 0 && <li>{t('opening.open.mails', { count: opening.mails })}</li>}
            </ul>
          )}
          {gaps.length > 0 && (
            <div id="accept-gaps" className="mt-6">
              <Checkbox checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
                {t('opening.open.accept')}
              </Checkbox>
            </div>
          )}
          <div className="mt-6 flex justify-end">
            <Button
              variant="primary"
              busy={busy}
              disabledBy={gaps.length > 0 && !accepts ? 'accept-gaps' : null}
              onClick={() => void open()}
            >
              {t('opening.open.button')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** What is missing or wrong, and what it stops. */
function Rows({ rows }: { rows: readonly CheckRow[] }) {
  const { t, format } = useApp()
  const times = useTimes()
  const words = shopCheckWords(t, { time: times.dateTime, name: format.ltr })
  return (
    <ul className="mt-3">
      {rows.map(({ check, findings }) => (
        <li key={check} className="border-t border-line py-3">
          <b className="font-semibold">{words.name(check)}</b>
          {findings.map((finding) => (
            <p key={finding.finding + JSON.stringify(finding.facts)} className="type-small wrap-anywhere">
              {words.finding(finding)}
            </p>
          ))}
          <p className="type-small text-ink-2">{words.stops(check)}</p>
        </li>
      ))}
    </ul>
  )
}
