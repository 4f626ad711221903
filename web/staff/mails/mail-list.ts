import type { Contract } from '#contract/contract.ts'
import type { Tone } from '#web/kit/ui/chip.tsx'
import { oneOf, words } from '#web/parts/lists/list-query.ts'

export type SentMail = Contract['listSentMails']['reply']['data']['items'][number]

/** As far as the server reads. */
export const longestSearch = 100

const states = ['kept', 'sent', 'waiting', 'retrying', 'failed'] as const satisfies SentMail['state'][]

export const mailList = {
  filters: { search: words(longestSearch), kind: words(60), state: oneOf(states) },
  sorts: ['newest'],
} as const

/** A shop without a mail server keeps its mails, and sends none. */
export const statesOf = (smtp: boolean) => states.filter((state) => state !== (smtp ? 'kept' : 'sent'))

export const tones: Partial<Record<SentMail['state'], Tone>> = {
  sent: 'good',
  kept: 'note',
  retrying: 'warning',
  failed: 'error',
}
