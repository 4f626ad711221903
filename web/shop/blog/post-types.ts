import type { Contract } from '#contract/contract.ts'
import type { Addresses } from '#i18n/href.ts'
import type { Figures } from './post-parts.tsx'

export type Post = Contract['getPost']['reply']['data']
export type PostData = {
  post: Post
  addresses: Addresses
  /** The figures that the calculators of the post begin with. */
  figures: Figures
}
