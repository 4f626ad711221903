import type { PartProps } from './settings.ts'

export function SecondFactorSection(_: PartProps) {
  return null
}
