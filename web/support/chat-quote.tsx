import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { continueQuote, type PageQuote, pageQuote, watchQuote } from './page-quote.ts'

/** Price and button of the page's quote, which the chat covers. */
export function ChatQuote({ onContinue }: { onContinue: (() => void) | undefined }) {
  const { t } = useApp()
  const [quote, setQuote] = useState<PageQuote | null>(null)
  useEffect(() => {
    const read = () => setQuote(pageQuote())
    read()
    return watchQuote(read)
  }, [])
  if (!quote) return null
  return (
    <div className="chat-quote" data-game={quote.config.game}>
      <OrderProfile config={quote.config} />
      <p className="min-w-0 grow">
        <span className="type-caption block text-ink-2">{t('chat.quote')}</span>
        <b className="type-price-row tabular-nums">{quote.price}</b>
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          onContinue?.()
          continueQuote()
        }}
      >
        {t('chat.continue')}
      </Button>
    </div>
  )
}
