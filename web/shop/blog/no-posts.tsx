import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** Instead of the list: no post fits the filters, or there is none in this language. */
export function NoPosts({ filtered }: { filtered: boolean }) {
  const { t, dir } = useApp()
  return (
    <div className="mt-8">
      <EmptyState
        dir={dir}
        title={t(filtered ? 'blog.none' : 'blog.empty')}
        text={t(filtered ? 'blog.noneText' : 'blog.emptyText')}
        action={
          filtered && (
            <LocaleLink to="/blog" className={buttonClass()}>
              {t('posts.all')}
            </LocaleLink>
          )
        }
      />
    </div>
  )
}
