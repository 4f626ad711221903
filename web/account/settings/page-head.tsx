import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { SafetyPath } from '#web/kit/drawing/safety-path/safety-path.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { type SafetyStep, safetySteps } from './safety-steps.ts'
import type { SectionId } from './sections.tsx'
import type { Settings } from './settings.ts'

const sectionOf: Record<SafetyStep['key'], SectionId> = {
  email: 'profile',
  password: 'signIn',
  passkey: 'signIn',
  factor: 'secondFactor',
}

/** The title, and the path of what keeps the account safe until all of it is done. */
export function PageHead({ settings }: { settings: Settings }) {
  const { t, dir } = useApp()
  const steps = safetySteps(settings)
  const next = steps.find(({ done }) => !done)
  const done = steps.filter((step) => step.done).length
  return (
    <div className="settings-head">
      <ContourLines seed="settings" width={1280} height={220} dir={dir} />
      <div className="relative">
        <h1 className="type-h1">{t('shell.profileSettings')}</h1>
        {next ? (
          <>
            <p className="type-body mt-3 text-ink-2">{t('settings.safety', { done, total: steps.length })}</p>
            <a href={`#${sectionOf[next.key]}`} className={buttonClass({ className: 'mt-4 max-sm:w-full' })}>
              <LateIcon name="shield-check" /> {t(`settings.go.${next.key}`)}
            </a>
          </>
        ) : (
          <p className="type-body mt-3 text-ink-2">{t('settings.description')}</p>
        )}
      </div>
      {next && (
        <SafetyPath
          label={t('settings.safetyPath')}
          dir={dir}
          steps={steps.map((step) => {
            const state = step.done ? 'done' : step === next ? 'next' : 'open'
            const note = {
              done: 'settings.stepDone',
              next: 'settings.stepNext',
              open: 'settings.stepOpen',
            } as const
            return { key: step.key, state, title: t(`settings.step.${step.key}`), note: t(note[state]) }
          })}
        />
      )}
    </div>
  )
}
