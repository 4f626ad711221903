import type { Contract } from '#contract/contract.ts'

export type BoosterListData = Contract['listBoosters']['reply']['data']
export type ListedBooster = BoosterListData['items'][number]
export type Play = ListedBooster['plays'][number]
export type Figures = NonNullable<ListedBooster['figures']>
export type ProfileData = Contract['getBooster']['reply']['data']
export type Profile = ProfileData['booster']
/** What a kept page leaves out. */
export type LiveState = Pick<ListedBooster, 'online' | 'last_active_at' | 'places'>
