import type { OpenMessage, SoundMessage } from './read-push.ts'

/** A window of the site, as the worker sees it. */
export type PageClient = {
  url: string
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: OpenMessage | SoundMessage, ports: Transferable[]): void
}

type Windows = { pages(): Promise<readonly PageClient[]>; open(url: string): Promise<unknown> }

/** A page that is still loading doesn't answer; it loads the other address then. */
const answerMs = 1_000
const soundMs = 300

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
  if (await answerOf(page, message, answerMs)) return
  // One that no worker controls can't be sent elsewhere.
  await page.navigate(address).catch(() => open(address))
}

/** Whether a notification has sounded in a page; one that is frozen doesn't answer, and can't sound. */
export async function hasSounded(id: number, pages: readonly PageClient[]): Promise<boolean> {
  const answers = await Promise.all(pages.map((page) => answerOf(page, { sounded: id }, soundMs)))
  return answers.includes(true)
}

function answerOf(page: PageClient, message: OpenMessage | SoundMessage, ms: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), ms)
    port1.onmessage = ({ data }) => {
      clearTimeout(late)
      resolve(data === true)
    }
    page.postMessage(message, [port2])
  })
}
