import './about.css'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Summit } from '#web/kit/drawing/summit/summit.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Protection } from '#web/parts/protection/protection.tsx'
import type { AboutData } from './about-page.tsx'
import { WhoRunsIt } from './who-runs-it.tsx'

const principles = ['price', 'boosters', 'record', 'word'] as const
const refusals = ['safe', 'invent', 'detect', 'hurry', 'korea'] as const

/** What the shop is, how money and logins are protected, what it doesn't do, and who runs it. */
export function AboutContent({ prices }: AboutData) {
  const { t, dir, site } = useApp()
  const { name } = site
  return (
    <>
      <section className="about-opening">
        <ContourLines seed="about" width={1440} height={584} dir={dir} />
        <header className="shell about-head">
          <h1 className="type-h1 max-w-[20ch]">{t('about.heading')}</h1>
          <p className="type-large mt-4 max-w-[50ch] text-ink-2">{t('about.lead', { name })}</p>
        </header>
        <Summit dir={dir} />
      </section>
      <section className="shell" aria-labelledby="how">
        <h2 id="how" className="type-h2">
          {t('about.howTitle')}
        </h2>
        <ul className="mt-6 grid gap-x-16 sm:grid-cols-2">
          {principles.map((principle) => (
            <li key={principle} className="border-t border-line py-6">
              <h3 className="type-h3">{t(`about.how.${principle}`)}</h3>
              <p className="type-body mt-1 max-w-[60ch] text-ink-2">{t(`about.howText.${principle}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Protection prices={prices} />
      <section className="shell about-part" aria-labelledby="dont">
        <h2 id="dont" className="type-h2">
          {t('about.dontTitle')}
        </h2>
        <ul>
          {refusals.map((refusal) => (
            <li key={refusal} className="about-refusal">
              <Icon name="x" size={20} className="mt-0.5 text-error" />
              <div>
                <h3 className="type-h3">{t(`about.dont.${refusal}`)}</h3>
                <p className="type-body mt-1 max-w-[68ch] text-ink-2">{t(`about.dontText.${refusal}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <WhoRunsIt />
      <section className="shell about-end" aria-labelledby="go">
        <h2 id="go" className="type-h2">
          {t('about.goTitle')}
        </h2>
        <LocaleLink to="/" hash="#games" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('about.go')}
        </LocaleLink>
      </section>
    </>
  )
}
