import { useState } from 'react'
import { reviewStates } from '#core/boosters/reviews.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { type ShownList, useList } from '#web/parts/lists/use-list.ts'
import { reviewList, searchLength } from './review-query.ts'
import { ReviewTable, type StaffReview } from './review-table.tsx'

const ModerateDialog = opensLater(() => import('./moderate-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listReviews', { query: callOf(readList(reviewList, url.searchParams)) })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.adminReviews')} | ${site.name}`, description: t('adminreviews.description') }
}

/** All reviews, which staff hide with a reason and show again. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const shown = useList(reviewList)
  const [open, setOpen] = useState<StaffReview | null>(null)
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.adminReviews')}</h1>
      <List
        list={data}
        shown={shown}
        none={{ title: t('adminreviews.none'), text: t('adminreviews.noneText') }}
        bar={<Bar shown={shown} count={data.total} />}
        count={t('adminreviews.total', { count: data.total })}
      >
        <ReviewTable reviews={data.items} shown={shown} onOpen={setOpen} />
      </List>
      {open && <ModerateDialog review={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Bar({ shown, count }: { shown: ShownList<typeof reviewList>; count: number }) {
  const { t } = useApp()
  return (
    <FilterBar
      shown={shown}
      count={count}
      search={{
        name: 'q',
        label: t('adminreviews.search'),
        hint: t('adminreviews.searchHint'),
        most: searchLength,
      }}
      choices={[
        {
          name: 'state',
          label: t('adminreviews.state'),
          options: reviewStates.map((state) => [state, t(`adminreviews.state.${state}`)]),
        },
      ]}
      sorts={reviewList.sorts.map((sort) => [sort, t(`adminreviews.sort.${sort}`)])}
    />
  )
}
