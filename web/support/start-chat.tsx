import { createRoot } from 'react-dom/client'
import { withoutTokens } from '#core/base/links.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { Chat } from './chat.ts'
import { ChatRoot } from './chat-root.tsx'

/**
 * Puts the chat on the page, in a root of its own: no first view waits for it, and no navigation ends it. Called once,
 * when the page is idle.
 */
export async function startChat(app: App): Promise<void> {
  const { session, t, texts } = app
  if (!session) return
  await Promise.all([texts.ensure(['chat']), session.load().catch(() => {})])
  // Loaded with the panel: what a message says about the page.
  const chat = new Chat(app, () => ({
    page: withoutTokens(location.pathname + location.search).slice(0, 300),
    quote: quoteInWords(t),
  }))
  // A landmark of its own, beside those of the page.
  const place = document.createElement('aside')
  place.setAttribute('aria-label', t('chat.title', { site: app.site.name }))
  document.body.append(place)
  createRoot(place).render(
    <AppContext value={app}>
      <ChatRoot chat={chat} />
    </AppContext>,
  )
}

/** The quote that the page shows, as its visitor reads it. */
function quoteInWords(t: Translate): string | undefined {
  const panel = document.querySelector('.price-panel')
  const title = panel?.querySelector('h2')?.textContent?.trim().replace(/\s+/g, ' ')
  const price = panel?.querySelector('.price-figure')?.textContent?.trim()
  return title && price ? listed(t, title, price).slice(0, 120) : undefined
}
