import type { Block } from '#contract/document.ts'
/** A block while it is written. */
export type DraftBlock = Block
