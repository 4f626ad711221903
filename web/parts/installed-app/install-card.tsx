import { useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type App, AppContext, useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { atTheFoot } from './at-the-foot.ts'
import type { Install } from './install.ts'

/** A separate root: the offer stays while pages change. */
export async function mountInstall(app: App, install: Install): Promise<void> {
  await app.texts.ensure(['app'])
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <AppContext value={app}>
      <InstallCard install={install} />
    </AppContext>,
  )
}

/** What installing brings, and two equal answers; “not now” is remembered for good. */
export function InstallCard({ install }: { install: Install }) {
  const { t, site } = useApp()
  const [open, setOpen] = useState(true)
  const heading = useId()
  if (!open) return null
  const notNow = () => {
    install.hide()
    setOpen(false)
  }
  const add = async () => {
    setOpen(false)
    await install.ask()
  }
  return (
    <section
      className={`${atTheFoot} w-90 p-5 max-sm:w-auto`}
      aria-labelledby={heading}
      onKeyDown={(event) => event.key === 'Escape' && notNow()}
    >
      <h2 id={heading} className="type-h3">
        {t('app.installTitle', { name: site.name })}
      </h2>
      <p className="type-small text-ink-2">{t('app.installWhere')}</p>
      <ul className="type-table my-4 grid grid-cols-[auto_1fr] gap-3">
        <Reason icon="zap" text={t('app.installFast')} />
        <Reason icon="cloud-off" text={t('app.installOffline')} />
      </ul>
      <div className="grid grid-cols-2 gap-2 max-sm:*:min-h-13">
        <Button variant="outline" onClick={notNow}>
          {t('app.notNow')}
        </Button>
        <Button variant="primary" onClick={() => void add()}>
          {t('app.install')}
        </Button>
      </div>
      <p className="type-small mt-3 text-center text-ink-3">{t('app.installHint')}</p>
    </section>
  )
}

function Reason({ icon, text }: { icon: string; text: string }) {
  return (
    <li className="contents">
      <LateIcon name={icon} size={20} className="mt-px text-ink-2" />
      <span>{text}</span>
    </li>
  )
}
