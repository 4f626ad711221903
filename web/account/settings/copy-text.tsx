import { useEffect, useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

const saidMs = 2_000

/** Copies a text; the button itself confirms it. Where a browser refuses, the text can still be selected. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useTranslate()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => copyText(text).then(() => setCopied(true), console.warn)
  return (
    <Button variant="outline" size="small" onClick={copy} aria-live="polite">
      {copied ? <Icon name="check" size={16} /> : <DashboardIcon name="copy" size={16} />}
      {copied ? t('factors.copied') : label}
    </Button>
  )
}
