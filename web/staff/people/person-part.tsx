import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type PersonSection, personRows } from '#core/people/person-sections.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useRead } from '#web/frame/session/use-read.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { type SectionProps, sectionId } from './person-types.ts'

type Props<T> = SectionProps & {
  section: PersonSection
  title: string
  /** Beside the title, such as a balance. */
  beside?: (data: T) => ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  /** Names what is read, if that can change within a section. */
  what?: string
  read: () => Promise<T>
  children: (data: T) => ReactNode
}

/** A section of the sheet, which is read when it comes into view, and again after a change. */
export function PersonPart<T>({ section, title, beside, action, what = '', read, ...rest }: Props<T>) {
  const { person, version, children } = rest
  const { t } = useApp()
  const messageOf = useMessageOf()
  const place = useRef<HTMLElement>(null)
  const seen = useSeen(place)
  const { data, error, again } = useRead(`${person.user_id} ${version} ${what}`, seen, read)
  return (
    <section
      ref={place}
      id={sectionId(section)}
      data-section={section}
      aria-labelledby={`${sectionId(section)}-title`}
      aria-busy={(data === null && error === null) || undefined}
      className="scroll-mt-16 pt-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <h3 id={`${sectionId(section)}-title`} tabIndex={-1} className="type-h3 flex items-baseline gap-4">
          {title}
          {data !== null && beside?.(data)}
        </h3>
        {action}
      </div>
      {error !== null && (
        <Notice
          tone="error"
          className="mt-3"
          action={
            <Button size="small" variant="outline" onClick={again}>
              {t('chat.again')}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
      {data !== null ? children(data) : error === null && <Skeleton className="mt-3 h-24 w-full" />}
    </section>
  )
}

/** Whether a part was near the window once. Where nothing can say it, it was. */
function useSeen(place: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !place.current) return
    const near = new IntersectionObserver((all) => all.some((each) => each.isIntersecting) && setSeen(true), {
      rootMargin: '200px',
    })
    near.observe(place.current)
    return () => near.disconnect()
  }, [place, seen])
  return seen
}

type Page = { page: number; size: number }
type Paged = { items: readonly unknown[]; page: number; pageCount: number; total: number }

const sizeOfAll = 25

/** The page of a section's list: a few rows first, then pages of more. */
export function usePersonPage(): [Page, (next: Page) => void, string] {
  const [page, setPage] = useState<Page>({ page: 1, size: personRows })
  return [page, setPage, `${page.page}/${page.size}`]
}

/** Below the rows: a button for all of them, then the ways to the other pages. */
export function MoreRows({ list, onPage }: { list: Paged; onPage: (next: Page) => void }) {
  const { t } = useApp()
  const { items, page, pageCount, total } = list
  if (page === 1 && items.length <= personRows) {
    if (total <= items.length) return null
    return (
      <Button variant="link" className="mt-3" onClick={() => onPage({ page: 1, size: sizeOfAll })}>
        {t('person.all', { count: total })}
      </Button>
    )
  }
  if (pageCount < 2) return null
  const to = (next: number) => onPage({ page: next, size: sizeOfAll })
  return (
    <nav aria-label={t('lists.pages')} className="mt-3 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Button size="small" variant="outline" onClick={() => to(page - 1)}>
          {t('lists.previousPage')}
        </Button>
      ) : (
        <span />
      )}
      <span className="type-small text-ink-2 tabular-nums">
        {t('person.page', { page, pages: pageCount })}
      </span>
      {page < pageCount ? (
        <Button size="small" variant="outline" onClick={() => to(page + 1)}>
          {t('lists.nextPage')}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** Where a section has nothing to show. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className="type-small py-3 text-ink-2">{children}</p>
}

/** The rows of a section on hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>
}
