import type { Contract } from '#contract/contract.ts'

export type Settings = Contract['getSettings']['reply']['data']['settings']

/** What each part of the page receives; it shows its own member, and reads the others if it depends on them. */
export type PartProps = {
  settings: Settings
  /** Shows the members that an action returned: the page asks no second time. */
  onChange: (reply: Partial<Settings>) => void
  /** The account no longer exists: the page says goodbye. */
  onGone?: () => void
}
