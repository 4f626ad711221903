import type { News } from './news.ts'

const counted = /^\(\d+\+?\) /

/** '(2) My orders' in the browser's tab. React goes on writing the title, so each of its changes gets the count again. */
export function countInTitle(news: News): void {
  const write = () => {
    const { unread } = news.state
    const bare = document.title.replace(counted, '')
    const title = unread > 0 ? `(${shownCount(unread)}) ${bare}` : bare
    if (title !== document.title) document.title = title
  }
  news.subscribe(write)
  new MutationObserver(write).observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** At most '9+'. */
export function shownCount(unread: number): string {
  return unread > 9 ? '9+' : String(unread)
}
