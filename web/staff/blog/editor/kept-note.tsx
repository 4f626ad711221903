import { useEffect, useState } from 'react'
import { localeInfo } from '#i18n/locales.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { Kept } from '../sync/kept-text.ts'
import { onClosed } from './device.ts'
import type { DraftEditor } from './use-draft-editor.ts'

type Left = { key: string; kept: Kept }

const newestFirst = (one: Left, other: Left) => other.kept.at.localeCompare(one.kept.at)

/** Offers what a closed tab of this person left unsaved. */
export function KeptNote({ text }: { text: DraftEditor }) {
  const { t } = useApp()
  const times = useTimes()
  const [left, setLeft] = useState<Left[]>([])
  const { kept, editor } = text
  const person = useUser()?._id
  useEffect(() => {
    if (!person) return
    const stop = new AbortController()
    for (const { key, tab } of kept.others())
      onClosed(tab, stop.signal, () => {
        const found = kept.read(key)
        if (found) setLeft((before) => [...before, { key, kept: found }].toSorted(newestFirst))
      })
    return () => stop.abort()
  }, [kept, person])
  const [first] = left
  if (!first || !editor) return null
  const forget = () => {
    kept.forget(first.key)
    setLeft(left.slice(1))
  }
  const bring = () => {
    text.sync.bringBack(first.kept)
    forget()
  }
  return (
    <Notice
      tone="warning"
      className="mx-4 my-3"
      title={t('blogdesk.keptTitle', {
        language: localeInfo(text.draft.language).name,
        time: times.dateTime(first.kept.at),
      })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={bring}>
            {t('blogdesk.keptBring')}
          </Button>
          <Button size="small" variant="link" onClick={forget}>
            {t('blogdesk.keptForget')}
          </Button>
        </span>
      }
    >
      {t('blogdesk.keptText')}
    </Notice>
  )
}
