import type { PartProps } from './settings.ts'

export function AccountsSection(_: PartProps) {
  return null
}
