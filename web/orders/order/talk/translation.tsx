import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError } from '#web/kit/ui/toasts.ts'

type Props = {
  orderId: string
  /** The message's place in the chat. */
  number: number
  /** Who wrote it. */
  writer: string
}

/**
 * A message in the reader's language, when they ask for it; only in shops with a provider, and not for a writer who
 * uses the same language.
 */
export function Translation({ language, ...props }: Props & { language: Locale }) {
  const { site, locale } = useApp()
  if (!site.translation || language === locale) return null
  // A translation into another language is another one.
  return <Offered key={locale} {...props} provider={site.translation} />
}

function Offered({ orderId, number, writer, provider }: Props & { provider: string }) {
  const { t, call, locale, dir } = useApp()
  const messageOf = useMessageOf()
  const [text, setText] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const block = useRef<HTMLDivElement>(null)
  // The newest message's translation opens below the edge of the chat.
  useEffect(() => {
    if (isShown) block.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  const translate = async () => {
    setBusy(true)
    try {
      const params = { order_id: orderId, number: String(number) }
      const { data } = await call('translateMessage', { params, body: { language: locale } })
      setText(data.text)
      setShown(true)
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const press = () => (isShown ? setShown(false) : text === null ? translate() : setShown(true))
  return (
    <div ref={block} className="talk-translation">
      {isShown && (
        <>
          <p className="talk-translated" lang={locale} dir={dir}>
            {text}
          </p>
          <p className="chat-at">{t('talk.translatedBy', { name: provider })}</p>
        </>
      )}
      <Button
        variant="link"
        size="small"
        busy={busy}
        aria-label={isShown ? undefined : t('talk.translateOf', { name: writer })}
        onClick={press}
      >
        {isShown ? t('talk.hideTranslation') : t('talk.translate')}
      </Button>
    </div>
  )
}
