import type { Contract } from '#contract/contract.ts'

export type HandlingView = Contract['getOrderHandling']['reply']['data']

/** Saves a change of the card and shows what the server answered; false if it was refused. */
export type Save = (send: () => Promise<{ data: HandlingView }>, done?: string) => Promise<boolean>

export type PartProps = { orderId: string; view: HandlingView; busy: boolean; save: Save }
