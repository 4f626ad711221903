import { Avatar } from '../ui/avatar.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

export function ProfileSection({ settings: { profile } }: PartProps) {
  return <SettingRow icon={<Avatar name={profile.username} />} title={profile.username} />
}
