import type { PartProps } from './settings.ts'

export function PasskeysSection(_: PartProps) {
  return null
}
