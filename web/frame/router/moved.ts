/** The page has another address now. */
export type Moved = { location: string; status: number }

/** What a loader throws for a page that has moved for good: the server redirects, the browser navigates. */
export function moved(to: string): Response {
  return new Response(null, { status: 301, headers: { Location: to } })
}

/** The same for a page that leads this person elsewhere, for as long as their permissions are what they are. */
export function sentTo(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to } })
}

/** Where a redirect leads. */
export function movedTo({ headers, status }: Response): Moved {
  return { location: headers.get('Location') ?? '/', status }
}
