import type { PartProps } from './settings.ts'

export function PasswordSection(_: PartProps) {
  return null
}
