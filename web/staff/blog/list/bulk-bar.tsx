import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { atWallClock } from '#core/base/zones.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf, wordsOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { DeskRow } from '../desk-types.ts'

type Action = Contract['changePosts']['body']['action']
type Props = {
  rows: readonly DeskRow[]
  /** Those that were refused stay chosen. */
  onDone: (refused: readonly string[]) => void
}
type Refused = { post_id: string; title: string; why: string }

/** What can be done with the chosen posts at once. */
export function BulkBar({ rows, onDone }: Props) {
  const { t, call, site } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [busy, setBusy] = useState(false)
  const [at, setAt] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly Refused[]>([])
  const live = rows.reduce(
    (sum, { languages }) => sum + Object.values(languages).filter((each) => each?.state === 'live').length,
    0,
  )
  const run = async (action: Action) => {
    setBusy(true)
    try {
      const instant =
        action === 'schedule' && at ? new Date(atWallClock(Date.parse(`${at}Z`), site.timeZone)) : null
      const posts = rows.map(({ post_id }) => post_id)
      const { data } = await call('changePosts', {
        body: { action, posts, at: instant?.toISOString() ?? null },
      })
      const refused = data.results.flatMap(({ post_id, refusal }): Refused[] => {
        const title = rows.find((row) => row.post_id === post_id)?.title || t('blogdesk.untitled')
        return refusal ? [{ post_id, title, why: wordsOf(t, refusal) }] : []
      })
      if (refused.length === 0) void showSuccess(t('success.postsChanged'))
      setLeft(refused)
      setAt(null)
      await revalidate()
      onDone(refused.map(({ post_id }) => post_id))
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      className="sticky bottom-4 z-8 mt-6 flex flex-wrap items-center gap-2 rounded-[14px] border border-line bg-surface-2 px-5 py-3 shadow-lifted max-lg:bottom-20"
      aria-label={t('blogdesk.chosenPosts')}
    >
      <p className="grow max-lg:-order-2">
        <strong>{t('blogdesk.chosenCount', { count: rows.length })}</strong>{' '}
        <span className="type-small text-ink-2">{t('blogdesk.textsTouched', { count: live })}</span>
      </p>
      {at === null ? (
        <>
          <Button variant="outline" busy={busy} onClick={() => void run('publish')}>
            {t('blogdesk.publish')}
          </Button>
          <Button variant="outline" onClick={() => setAt('')}>
            {t('blogdesk.schedule')}
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void run('unpublish')}>
            {t('blogdesk.unpublish')}
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void run('archive')}>
            {t('blogdesk.archive')}
          </Button>
        </>
      ) : (
        <>
          <TextInput
            type="datetime-local"
            aria-label={t('blogdesk.time')}
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            variant="primary"
            busy={busy}
            disabledReason={at ? null : t('blogdesk.chooseTime')}
            onClick={() => void run('schedule')}
          >
            {t('blogdesk.schedule')}
          </Button>
        </>
      )}
      <IconButton
        label={t('shell.close')}
        icon={<Icon name="x" />}
        className="max-lg:-order-1"
        onClick={() => onDone([])}
      />
      <LeftAsWere posts={left} />
    </section>
  )
}

/** Which posts a step refused, each with its reason and the way to it. */
function LeftAsWere({ posts }: { posts: readonly Refused[] }) {
  const { t } = useApp()
  if (posts.length === 0) return null
  return (
    <div className="type-small max-h-40 basis-full overflow-y-auto text-warning" role="alert">
      <p className="font-semibold">{t('blogdesk.leftAsWere', { count: posts.length })}</p>
      <ul>
        {posts.map(({ post_id, title, why }) => (
          <li key={post_id}>
            <LocaleLink to="/dashboard/admin/blog/edit/:post_id" params={{ post_id }} className="text-link">
              {title}
            </LocaleLink>{' '}
            {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
