import type { Config } from '#server/platform/config/config.ts'
import { englishDoctor } from './english-doctor.ts'
import { settingsFindings } from './settings-findings.ts'

/** What a real shop can start with but an operator should know, each with what mends it. */
export function startWarnings(config: Config): string[] {
  if (!config.production) return []
  return settingsFindings(config).map((finding) => englishDoctor.finding(finding))
}
