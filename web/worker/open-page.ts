import type { OpenMessage } from './read-push.ts'

/** A window of the site, as the worker sees it. */
export type PageClient = {
  url: string
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: OpenMessage, ports: Transferable[]): void
}

type Windows = { pages(): Promise<readonly PageClient[]>; open(url: string): Promise<unknown> }

/** A page that is still loading doesn't answer; it loads the other address then. */
const answerMs = 1_000

/**
 * Opens what a push is about: in the tab that is in front, else in any, else in a new one. The page itself goes there, so that it
 * asks about unsaved text.
 */
export async function openPage(message: OpenMessage, { pages, open }: Windows): Promise<void> {
  const all = await pages()
  const page =
    all.find(({ focused }) => focused) ?? all.find((each) => each.visibilityState === 'visible') ?? all[0]
  const address = message.news > 0 ? `${message.open}#news-${message.news}` : message.open
  if (!page) return void (await open(address))
  await page.focus().catch(() => {})
  if (await isAnswered(page, message)) return
  // One that no worker controls can't be sent elsewhere.
  await page.navigate(address).catch(() => open(address))
}

function isAnswered(page: PageClient, message: OpenMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), answerMs)
    port1.onmessage = () => {
      clearTimeout(late)
      resolve(true)
    }
    page.postMessage(message, [port2])
  })
}
