import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { PathIcon } from '#web/kit/ui/icon.tsx'
import { chain, flag } from './blog-icons.ts'
import type { Post } from './post-types.ts'

/** Who wrote it, and how to pass it on or report an error. */
export function PostEnd({ post }: { post: Post }) {
  const { t, site } = useApp()
  const subject = t('post.reportSubject', { title: post.title })
  return (
    <footer className="post-end">
      <div className="flex items-center gap-3">
        <Avatar name={post.author} />
        <p className="type-body font-semibold">{post.author}</p>
      </div>
      <div className="post-actions">
        <ShareButton title={post.title} />
        <a
          className={buttonClass({ variant: 'outline', size: 'small' })}
          href={`mailto:${site.support.email}?subject=${encodeURIComponent(subject)}`}
        >
          <PathIcon path={flag} size={16} /> {t('post.report')}
        </a>
      </div>
    </footer>
  )
}

/** The device's own menu on a touch screen; elsewhere the address is copied. */
function ShareButton({ title }: { title: string }) {
  const { t } = useApp()
  const share = async () => {
    const { showError, showSuccess } = await import('#web/kit/ui/toasts.ts')
    const url = location.origin + location.pathname
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the menu is no failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await copyText(url)
      void showSuccess(t('post.copied'))
    } catch {
      void showError(t('post.notCopied'))
    }
  }
  return (
    <Button variant="outline" size="small" onClick={share}>
      <PathIcon path={chain} size={16} /> {t('post.copyLink')}
    </Button>
  )
}
