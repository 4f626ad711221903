import type { PartProps } from './settings.ts'

export function DataSection(_: PartProps) {
  return null
}
