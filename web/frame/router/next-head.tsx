import { useLayoutEffect } from 'react'
import { PageHead } from './head.tsx'
import type { Shown } from './shown.ts'

let served: Iterable<Element> = []

/** Remembers the document's own head. Called before a navigation, so that React has added nothing to it. */
export function rememberHead(): void {
  served = document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=alternate]',
  )
}

/** The head of every page but the first, whose head is the server's and is replaced by this one. */
export function NextHead({ shown }: { shown: Shown }) {
  useLayoutEffect(() => {
    for (const element of served) element.remove()
  }, [])
  return <PageHead shown={shown} />
}
