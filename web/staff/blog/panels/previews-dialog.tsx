import { useEffect, useEffectEvent, useState } from 'react'
import { href } from '#i18n/href.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { DeskPost, Preview } from '../desk-types.ts'

type Props = { post: DeskPost; onClose: () => void }

/** Secret links that show the draft; each can be taken back. */
export default function PreviewsDialog({ post, onClose }: Props) {
  const { t, call, locale } = useApp()
  const times = useTimes()
  const messageOf = useMessageOf()
  const [previews, setPreviews] = useState<readonly Preview[]>([])
  const [link, setLink] = useState<string | null>(null)
  const params = { post_id: post.post_id }
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work()
      setPreviews((await call('listPreviews', { params })).data.previews)
      if (done) void showSuccess(done)
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  const read = useEffectEvent(() => void attempt(async () => {}))
  useEffect(() => read(), [])
  const make = () =>
    attempt(async () => {
      const { token } = (await call('createPreview', { params })).data
      setLink(new URL(href('/blog/preview/:token', locale, { token }), location.origin).href)
    })
  const copy = async () => {
    await copyText(link ?? '')
    void showSuccess(t('blogdesk.copied'))
  }
  return (
    <Dialog open onClose={onClose} title={t('blogdesk.previews')} closeLabel={t('shell.close')}>
      <p className="text-ink-2">{t('blogdesk.previewsText')}</p>
      {link ? (
        <div className="mt-4 grid gap-2">
          <input className="control" dir="ltr" readOnly value={link} aria-label={t('blogdesk.previewLink')} />
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => void copy()}>{t('blogdesk.copyLink')}</Button>
            <a href={link} target="_blank" rel="noopener" className="button button-outline">
              {t('blogdesk.openPreview')}
            </a>
          </span>
          <p className="type-caption text-ink-3">{t('blogdesk.linkOnce')}</p>
        </div>
      ) : (
        <Button className="mt-4" variant="primary" onClick={() => void make()}>
          {t('blogdesk.makePreview')}
        </Button>
      )}
      <ul className="mt-6 grid gap-2">
        {previews.map(({ preview_id, created_at, by, last_read_at }) => (
          <li key={preview_id} className="flex items-center gap-3 border-line border-t pt-2">
            <span className="grow">
              {times.dateTime(created_at)} {by?.username}
              <span className="type-caption block text-ink-3">
                {last_read_at
                  ? t('blogdesk.previewRead', { time: times.dateTime(last_read_at) })
                  : t('blogdesk.previewUnread')}
              </span>
            </span>
            <Button
              size="small"
              variant="outline"
              onClick={() =>
                void attempt(
                  () => call('revokePreview', { params: { ...params, preview_id } }),
                  t('success.previewRevoked'),
                )
              }
            >
              {t('blogdesk.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
