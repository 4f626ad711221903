import { useEffect, useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** Shown only where a script can print. Its room is kept, so nothing moves when it appears. */
export function PrintButton() {
  const t = useTranslate()
  const [works, setWorks] = useState(false)
  useEffect(() => setWorks(true), [])
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'link', className: `print-hidden ${works ? '' : 'invisible'}` })}
      onClick={() => print()}
    >
      {t('legal.print')}
    </button>
  )
}
