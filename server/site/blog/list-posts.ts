import type { z } from 'zod'
import type { listPosts as call } from '#contract/blog.ts'
import { pageOf, pageSize } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countByLanguage, countPosts, findPosts } from './post-store.ts'
import { postView } from './post-view.ts'

/** The posts of a language; `languages` are those in which the page of the whole list exists. */
export async function listPosts({ db, now }: Services, query: z.output<typeof call.query>) {
  const { page, language: locale, ...filter } = query
  const at = now()
  const [rows, { total }, languages] = await Promise.all([
    findPosts(db, { locale, ...filter }, at, page),
    countPosts(db, { locale, ...filter }, at),
    countByLanguage(db, at),
  ])
  return {
    ...pageOf(rows.map(postView), page, total),
    languages: languages.filter(({ total: of }) => of > (page - 1) * pageSize).map((each) => each.locale),
  }
}
