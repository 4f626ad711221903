import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'

const saidMs = 2_000

type Props = {
  field: string
  value: string
  /** The text is in the clipboard. */
  onCopied?: (() => void) | undefined
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ field, value, onCopied }: Props) {
  const { t } = useApp()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await copyText(value)
      setCopied(true)
      onCopied?.()
      void showSuccess(t('work.copiedToClipboard'))
    } catch {
      void showError(t('work.copyFailed'))
    }
  }
  return (
    <Button offline variant="outline" size="small" aria-label={t('work.copyField', { field })} onClick={copy}>
      {copied ? <Icon name="check" size={16} /> : <DashboardIcon name="copy" size={16} />}
      {t(copied ? 'work.copied' : 'work.copy')}
    </Button>
  )
}
