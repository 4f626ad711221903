import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'

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
