import type { Tag } from '#server/platform/db/page-tags.ts'

/** A file that is composed when it is first requested and then kept, such as a feed. */
export type SiteFile = { path: string; type: string; tags: readonly Tag[]; content: () => Promise<string> }
