import './chat.css'
import './inbox.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { Conversation } from './conversation.tsx'
import { type CannedAnswer, type Inbox, inboxList, type Thread } from './inbox-data.ts'
import { PersonPanel } from './person-panel.tsx'
import { Queue } from './queue.tsx'

type Data = { inbox: Inbox; thread: Thread | null; canned: CannedAnswer[] }

export async function loader({ call, url }: LoaderContext): Promise<Data> {
  const { sort: _, view = 'waiting', ...query } = callOf(readList(inboxList, url.searchParams))
  const thread_id = url.searchParams.get('thread')
  const [inbox, canned, opened] = await Promise.all([
    call('listThreads', { query: { view, ...query } }),
    call('listCannedAnswers'),
    thread_id ? call('getThread', { params: { thread_id } }).catch(notThere) : null,
  ])
  return { inbox: inbox.data, thread: opened?.data.thread ?? null, canned: canned.data.items }
}

/** A link to a thread that was joined with another leads to the queue. */
function notThere(error: unknown): null {
  if (isCallError(error) && (error.status === 404 || error.code === 'bad_params')) return null
  throw error
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('inbox.title')} | ${site.name}`, description: t('inbox.description') }
}

/** Queue, conversation and person side by side; on a narrow page one after the other. */
export function Page({ data: { inbox, thread, canned } }: { data: Data }) {
  const { t } = useApp()
  const revalidate = useRevalidate()
  const [search, write] = useSearchParams()
  const [details, showDetails] = useState(false)
  const { pathname } = useLocation()
  useRealtime('support_thread', () => void revalidate())
  // Covers what was written before the connection began, and while it was down.
  useRealtime('connected', () => void revalidate())
  const close = () => {
    const query = new URLSearchParams(search)
    query.delete('thread')
    showDetails(false)
    write(query)
  }
  const hrefOf = (thread_id: string) => {
    const query = new URLSearchParams(search)
    query.set('thread', thread_id)
    return `${pathname}?${query}`
  }
  return (
    <div className="inbox" data-open={thread ? '' : undefined} data-details={details || undefined}>
      <Queue inbox={inbox} openId={thread?.thread_id ?? null} hrefOf={hrefOf} />
      {thread ? (
        <>
          <Conversation
            key={thread.thread_id}
            thread={thread}
            canned={canned}
            onBack={close}
            onDetails={() => showDetails(!details)}
          />
          <PersonPanel thread={thread} onClose={() => showDetails(false)} />
        </>
      ) : (
        <div className="inbox-choose">
          <h2 className="type-h3">{t('inbox.choose')}</h2>
          <p className="type-table mt-1 text-ink-2">{t('inbox.chooseText')}</p>
        </div>
      )}
    </div>
  )
}
