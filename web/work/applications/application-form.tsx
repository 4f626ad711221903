import { type ReactNode, useEffect, useState } from 'react'
import { type ApplicationPart, gapsOf } from '#core/boosters/applications.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { AboutFields } from './about-part.tsx'
import { AccountsFields } from './accounts-part.tsx'
import { languagesInWords, weekInWords } from './application-summary.tsx'
import type { DraftKeeper, DraftView } from './draft-keeper.ts'
import { DraftNotices } from './draft-notices.tsx'
import { HoursFields } from './hours-part.tsx'
import { Part, partId } from './part.tsx'
import { ProofFields } from './proof-part.tsx'
import { doneParts, noteOf } from './ridge-parts.ts'
import type { Steps } from './use-steps.tsx'

type Props = { view: DraftView; keeper: DraftKeeper; steps: Steps }

/** The parts of the page. Those that were complete when the draft arrived are folded, except accounts: they are rows. */
export function ApplicationForm({ view, keeper, steps }: Props) {
  const { t, format } = useApp()
  const { content, place } = view
  const [folded, setFolded] = useState<ReadonlySet<ApplicationPart>>(new Set())
  const [uploads, setUploads] = useState(0)
  const known = place !== null
  useEffect(() => {
    if (known) setFolded(doneParts(keeper.view.content))
  }, [known, keeper])
  const done = doneParts(content)
  const change = (part: Partial<typeof content>) => keeper.change(part)
  const fields = { content, onChange: change }
  const frame = (part: ApplicationPart, summary: ReactNode) => ({
    part,
    summary,
    done: done.has(part),
    folded: folded.has(part) && done.has(part),
    onFold: (fold: boolean) =>
      setFolded((now) => new Set(fold ? [...now, part] : [...now].filter((each) => each !== part))),
  })
  return (
    <div className="apply-form" inert={!known}>
      <DraftNotices view={view} keeper={keeper} />
      <Part {...frame('about', languagesInWords(t, content.languages))}>
        <AboutFields {...fields} />
      </Part>
      <Part {...frame('accounts', null)} done={false} folded={false} aside={t('application.accountsNote')}>
        <AccountsFields {...fields} />
      </Part>
      <Part {...frame('proof', noteOf({ t, format }, content, 'proof', true))} aside={t('work.pictureTypes')}>
        <ProofFields
          {...fields}
          keeper={keeper}
          hasAccount={known ? place === 'account' : null}
          onAccount={steps.askAccount}
          onUploading={setUploads}
        />
      </Part>
      <Part
        {...frame('hours', weekInWords(t, format, content))}
        aside={known && t('application.zone', { zone: zoneName(t.locale, content.time_zone) })}
      >
        <HoursFields {...fields} />
      </Part>
      <SendPart view={view} uploads={uploads} onCheck={steps.check} />
    </div>
  )
}

type SendProps = { view: DraftView; uploads: number; onCheck: () => void }

/** The one button of the page with what is missing; on a phone it stays at the foot of the screen. */
function SendPart({ view: { content }, uploads, onCheck }: SendProps) {
  const { t } = useApp()
  const gaps = gapsOf(content).filter((gap) => gap !== 'agreement').length
  return (
    <section id={partId('check')} tabIndex={-1} className="apply-send">
      <Button variant="primary" size="large" onClick={onCheck}>
        {t('application.part.check')}
      </Button>
      <p className="type-small flex items-start gap-2 text-ink-2">
        <Icon
          name={gaps > 0 ? 'circle-alert' : 'circle-check'}
          size={16}
          className={`mt-0.5 ${gaps > 0 ? 'text-error' : 'text-good'}`}
        />
        <span>
          {gaps > 0 ? t('application.gapsCount', { count: gaps }) : t('application.gapsNone')}
          {uploads > 0 && <span className="block">{t('application.uploadingNow')}</span>}
        </span>
      </p>
    </section>
  )
}
