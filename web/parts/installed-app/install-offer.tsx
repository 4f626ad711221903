import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { type App, AppContext, useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { AppIcon } from './app-icon.tsx'
import { type Install, railPlace } from './install.ts'
import { InstallSteps } from './install-steps.tsx'

type Offer = { install: Install; router: DataRouter }

/** A separate root: the offer stays while pages change. */
export async function mountInstall(app: App, offer: Offer): Promise<void> {
  await app.texts.ensure(['app'])
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <AppContext value={app}>
      <InstallOffer {...offer} />
    </AppContext>,
  )
}

/** A card at the foot of the rail, else a sheet; “not now” is remembered for good. */
export function InstallOffer({ install, router }: Offer) {
  const [open, setOpen] = useState(true)
  const [isSheet] = useState(() => railPlace() === null)
  const place = usePlace(router)
  if (!open) return null
  const notNow = () => {
    install.hide()
    setOpen(false)
  }
  const add = async () => {
    setOpen(false)
    await install.ask()
  }
  if (isSheet) return <InstallSheet way={install.way} onNotNow={notNow} onInstall={() => void add()} />
  return (
    place &&
    createPortal(<InstallCard way={install.way} onNotNow={notNow} onInstall={() => void add()} />, place)
  )
}

/** The rail of the page that is shown; each page can bring its own. */
function usePlace(router: DataRouter): HTMLElement | null {
  const [place, setPlace] = useState(railPlace)
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') setTimeout(() => setPlace(railPlace()))
      }),
    [router],
  )
  return place
}

type Props = { way: Install['way']; onNotNow: () => void; onInstall: () => void }

/** What installing brings, and two equal answers. Safari's way begins with an explanation. */
export function InstallSheet({ way, onNotNow, onInstall }: Props) {
  const { t, site } = useApp()
  const [explained, explain] = useState(false)
  const isByHand = way === 'by-hand'
  return (
    <Dialog
      open
      isRead
      onClose={onNotNow}
      size="roomy"
      title={t('app.installTitle', { name: site.name })}
      closeLabel={t('app.notNow')}
    >
      <div className="mb-6 flex items-center gap-4">
        <AppIcon size={56} />
        <p className="text-ink-2">{t('app.installWhere')}</p>
      </div>
      {explained ? (
        <InstallSteps />
      ) : (
        <ul className="grid gap-5">
          <Reason icon="cloud-off" title={t('app.reasonOffline')} text={t('app.reasonOfflineText')} />
          <Reason icon="zap" title={t('app.reasonFast')} text={t('app.reasonFastText')} />
        </ul>
      )}
      <div className="mt-7 grid grid-cols-2 gap-2 *:min-h-13">
        <Button variant="outline" onClick={onNotNow}>
          {t('app.notNow')}
        </Button>
        {isByHand && !explained ? (
          <Button variant="primary" onClick={() => explain(true)}>
            {t('app.showMeHow')}
          </Button>
        ) : (
          <Button variant="primary" onClick={isByHand ? onNotNow : onInstall}>
            {t(isByHand ? 'app.understood' : 'app.install')}
          </Button>
        )}
      </div>
      <p className="type-small mt-4 text-center text-ink-3">{t('app.installHint')}</p>
    </Dialog>
  )
}

function Reason({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3.5">
      <LateIcon name={icon} size={20} className="mt-0.5 text-ink-2" />
      <p className="font-semibold">{title}</p>
      <p className="type-small col-start-2 text-ink-2">{text}</p>
    </li>
  )
}

/** Quieter than the page beside it, which has its own button; away while the page offers pushes. */
function InstallCard({ way, onNotNow, onInstall }: Props) {
  const { t, site } = useApp()
  const [explained, explain] = useState(false)
  const isByHand = way === 'by-hand'
  const title = t('app.asApp', { name: site.name })
  return (
    <section
      className="relative rounded-[14px] border border-line-strong bg-surface-2 p-3.5 [body:has(section[data-push-ask])_&]:hidden"
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onNotNow()}
    >
      <AppIcon size={36} />
      <button
        type="button"
        className="icon-button absolute end-1 top-1"
        aria-label={t('app.notNow')}
        title={t('app.notNow')}
        onClick={onNotNow}
      >
        <Icon name="x" />
      </button>
      <h2 className="type-table mt-3 font-semibold">{title}</h2>
      {explained ? (
        <InstallSteps />
      ) : (
        <>
          <p className="type-small mt-1 text-ink-2">{t('app.asAppText')}</p>
          <Button
            variant="quiet"
            size="small"
            className="mt-3 w-full"
            onClick={isByHand ? () => explain(true) : onInstall}
          >
            <LateIcon name="download" size={16} /> {t(isByHand ? 'app.showMeHow' : 'app.install')}
          </Button>
        </>
      )}
    </section>
  )
}
