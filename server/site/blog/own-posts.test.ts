import { expect, test } from 'vitest'
import { posts } from '#db/content/posts.ts'
import { openServices } from '#server/test/open-app.ts'
import { bringPosts } from './bring-posts.ts'
import { getPost } from './get-post.ts'
import { findSlugs } from './post-store.ts'

const services = await openServices()

test('the posts of the repository can be brought and read; their links to each other lead to posts', async () => {
  await bringPosts(services)
  const now = services.now()
  const all = await findSlugs(services.db, now, {})
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(posts.map(({ id }) => id)))
  const ids = new Set<string>(posts.map(({ id }) => id))
  const rows = await services.db.selectFrom('post_texts').select(['post_id', 'document']).execute()
  const lost = rows.flatMap(({ post_id, document }) =>
    [...JSON.stringify(document).matchAll(/"post:([\w-]+)"/g)].flatMap(([, to = '']) =>
      ids.has(to) ? [] : [`${post_id} → ${to}`],
    ),
  )
  expect(lost).toEqual([])
  for (const { locale, slug } of all) await getPost(services, slug, locale)
})
