/** The address of the picture that is shown where a page is shared: `/share` before the page's path, `.png` after it. */
export function sharePathOf(pagePath: string): string {
  return `/share${pagePath === '/' ? '/en' : pagePath}.png`
}

/** The path of the page that a picture belongs to. */
export function pageOfShare(sharePath: string): string {
  const path = sharePath.slice('/share'.length, -'.png'.length)
  return path === '/en' ? '/' : path
}
