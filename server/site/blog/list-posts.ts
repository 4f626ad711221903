import type { z } from 'zod'
import type { listPosts as call } from '#contract/blog.ts'
import { minuteMs } from '#core/base/durations.ts'
import type { Locale } from '#i18n/locales.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { pageOf, pageSize } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countByLanguage, countPosts, findPosts } from './post-store.ts'
import { postView } from './post-view.ts'

/** How many posts there are, until one changes: they are counted for each page of the list. */
const counted = new Remembered<number>({ forMs: minuteMs, most: 500 })
const countedByLanguage = new Remembered<Map<Locale, number>>({ forMs: minuteMs, most: 2 })

/** The posts of a language; `languages` are those in which the page of the whole list exists. */
export async function listPosts({ db, now, tags }: Services, query: z.output<typeof call.query>) {
  const { page, language: locale, ...filter } = query
  const at = now()
  const raised = String(tags.lastRaised('posts'))
  const [rows, total, languages] = await Promise.all([
    findPosts(db, { locale, ...filter }, at, page),
    counted.get(db, JSON.stringify([raised, locale, filter]), () =>
      countPosts(db, { locale, ...filter }, at),
    ),
    countedByLanguage.get(db, raised, () => countByLanguage(db, at)),
  ])
  return {
    ...pageOf(rows.map(postView), page, total),
    languages: [...languages].flatMap(([code, of]) => (of > (page - 1) * pageSize ? [code] : [])),
  }
}
