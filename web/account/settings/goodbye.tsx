import { useEffect, useRef } from 'react'
import { href } from '#i18n/href.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyTrail } from '#web/kit/drawing/empty/empty-trail.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** What is left of the settings once the account is gone. */
export function Goodbye() {
  const { t, dir, locale } = useApp()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="py-10 md:py-16">
      <EmptyTrail dir={dir} />
      <h1 ref={title} tabIndex={-1} className="type-h1 mt-8 outline-none">
        {t('yourdata.goodbyeTitle')}
      </h1>
      <p className="type-large mt-3 max-w-[56ch] text-ink-2">{t('yourdata.goodbyeText')}</p>
      {/* A new document: nothing of the person stays in this one. */}
      <a
        className={buttonClass({ variant: 'primary', className: 'mt-8' })}
        href={href('/', locale)}
        target="_self"
      >
        {t('shell.goHome')}
      </a>
    </div>
  )
}
