import { type CheckState, worstOf } from '#core/site/shop-checks.ts'
import { type Examination, type Examined, makeChecks } from './checks.ts'
import { settingsFindings } from './settings-findings.ts'

export type CheckedShop = (Examination & { state: CheckState })[]

/** What of a shop is good, missing or wrong. Changes nothing, and what it says contains no secret. */
export async function checkShop(examined: Examined): Promise<CheckedShop> {
  const known = settingsFindings(examined.config)
  const made = await makeChecks(examined)
  return made.map(({ check, findings, note }) => {
    const all = [...known.filter((each) => each.check === check), ...findings]
    return { check, findings: all, note, state: worstOf(all) }
  })
}
