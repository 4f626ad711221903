import type { Contract } from '#contract/contract.ts'
import type { Block, DraftBlock as Draftable } from '#contract/document.ts'
import type { LocaleCode } from '#contract/values.ts'

export type DeskList = Contract['listDrafts']['reply']['data']
export type DeskRow = DeskList['items'][number]
export type DeskPost = Contract['getDeskPost']['reply']['data']['post']
export type LanguageNow = NonNullable<DeskPost['languages'][LocaleCode]>
export type LanguageState = LanguageNow['state']
export type Draft = Contract['getDraft']['reply']['data']['draft']
export type Part = Draft['parts'][number]
export type FieldName = keyof Draft['fields']
export type DraftBlock = Draftable
export type Saved = Contract['saveDraft']['reply']['data']['saved']
export type Conflict = Saved['conflicts'][number]
type AnyChange = Contract['saveDraft']['body']['changes'][number]
type Put = Extract<AnyChange, { type: 'put' }>
/** A change of a save; what is sent has no defaults left open. */
export type Change = Exclude<AnyChange, Put> | (Omit<Put, 'block'> & { block: DraftBlock })
export type Version = Contract['listPostVersions']['reply']['data']['items'][number]
export type VersionText = Contract['getPostVersion']['reply']['data']['version']
export type Check = Contract['checkPost']['reply']['data']['checks'][number]
export type Preview = Contract['listPreviews']['reply']['data']['previews'][number]
export type PublishedBlock = Block
/** What is open beside the text. */
export type DeskPanel = 'publish' | 'history' | 'about' | null
