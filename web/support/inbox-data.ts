import type { Contract } from '#contract/contract.ts'
import type { Translate } from '#i18n/translate.ts'
import { oneOf, words } from '#web/parts/lists/list-query.ts'

export type Inbox = Contract['listThreads']['reply']['data']
export type QueuedThread = Inbox['items'][number]
export type Thread = Contract['getThread']['reply']['data']['thread']
export type StaffMessage = Thread['messages'][number]
export type CannedAnswer = Contract['listCannedAnswers']['reply']['data']['items'][number]

export const inboxViews = ['waiting', 'mine', 'all', 'closed'] as const
export type InboxView = (typeof inboxViews)[number]

/** What the inbox's address can contain, besides the open thread. */
export const inboxList = {
  filters: { view: oneOf(inboxViews), search: words(60) },
  sorts: ['wait'],
} as const

/** Who wrote: the name of their account or in the form, or the visitor's number. */
export function nameOf(t: Translate, { name, number }: Pick<QueuedThread, 'name' | 'number'>): string {
  return name ?? t('inbox.visitor', { number })
}
