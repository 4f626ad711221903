import type { Contract } from '#contract/contract.ts'
import type { PersonSection } from '#core/people/person-sections.ts'

export type Person = Contract['getPerson']['reply']['data']['person']
/** What a change of a person returns. */
export type PersonReply = Contract['changePermissions']['reply']
export type Opened = Contract['getPerson']['reply']['data']

/** What each section of the sheet works with. */
export type SectionProps = {
  person: Person
  /** Grows whenever what was read can have changed. */
  version: number
}
export const sectionId = (section: PersonSection) => `person-${section}`
