import type { PartProps } from './settings.ts'

export function EmailSection(_: PartProps) {
  return null
}
