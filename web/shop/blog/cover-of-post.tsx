import type { Contract } from '#contract/contract.ts'
import { PostCover } from '#web/kit/drawing/cover/post-cover.tsx'
import { postPicture } from '#web/parts/document/post-picture.ts'

type Post = Pick<Contract['listPosts']['reply']['data']['items'][number], 'cover' | 'cover_seed' | 'game'>
type Form = 'card' | 'feature' | 'banner'

/** How wide each form is shown, so that the browser takes no larger picture. */
const sizes: Record<Form, string> = {
  card: '(min-width: 768px) 405px, 100vw',
  feature: '(min-width: 768px) 800px, 100vw',
  banner: '(min-width: 1280px) 1280px, 100vw',
}

/** The cover of a post: its picture, cut so that its point stays in sight, or the map that is drawn from its name. */
export function CoverOfPost({ post, form = 'card' }: { post: Post; form?: Form }) {
  const { cover } = post
  if (!cover) return <PostCover seed={post.cover_seed} game={post.game} form={form} />
  return (
    <img
      className="block size-full bg-surface-1 object-cover"
      {...postPicture(cover.picture, sizes[form])}
      alt=""
      loading={form === 'card' ? 'lazy' : undefined}
      decoding="async"
      style={{ objectPosition: `${cover.x}% ${cover.y}%` }}
    />
  )
}
