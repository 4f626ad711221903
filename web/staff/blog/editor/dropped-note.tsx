import { inAList } from '#i18n/in-a-list.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { type Dropped, droppedKinds } from '../document/dropped.ts'

/** What a paste left out, in words. */
export function DroppedNote({ dropped, onClose }: { dropped: Dropped; onClose: () => void }) {
  const { t } = useApp()
  const words = droppedKinds.flatMap((kind) => {
    const count = dropped[kind]
    return count ? [t(`blogdesk.dropped.${kind}`, { count })] : []
  })
  return (
    <Notice
      className="mx-4 my-3"
      title={t('blogdesk.pasted')}
      action={
        <Button size="small" variant="link" onClick={onClose}>
          {t('blogdesk.understood')}
        </Button>
      }
    >
      <p role="status">{t('blogdesk.leftOut', { list: inAList(t, words) })}</p>
    </Notice>
  )
}
