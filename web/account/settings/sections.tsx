import type { ComponentType } from 'react'
import { AccountsSection } from './accounts-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { CookiesSection } from './cookies-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { InstallRow } from './install-row.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PushSection } from './push-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import type { PartProps } from './settings.ts'

export type SectionId =
  | 'profile'
  | 'signIn'
  | 'secondFactor'
  | 'devices'
  | 'notifications'
  | 'appearance'
  | 'privacy'

type Section = { id: SectionId; parts: readonly { id: string; Part: ComponentType<PartProps> }[] }

/** The page, from top to bottom: each section has a heading and its parts. */
export const sections: readonly Section[] = [
  {
    id: 'profile',
    parts: [
      { id: 'name', Part: ProfileSection },
      { id: 'email', Part: EmailSection },
    ],
  },
  {
    id: 'signIn',
    parts: [
      { id: 'password', Part: PasswordSection },
      { id: 'passkeys', Part: PasskeysSection },
      { id: 'accounts', Part: AccountsSection },
    ],
  },
  { id: 'secondFactor', parts: [{ id: 'secondFactor', Part: SecondFactorSection }] },
  { id: 'devices', parts: [{ id: 'devices', Part: DevicesSection }] },
  {
    id: 'notifications',
    parts: [
      { id: 'notifications', Part: NotificationsSection },
      { id: 'push', Part: PushSection },
    ],
  },
  {
    id: 'appearance',
    parts: [
      { id: 'appearance', Part: AppearanceSection },
      { id: 'app', Part: InstallRow },
    ],
  },
  {
    id: 'privacy',
    parts: [
      { id: 'cookies', Part: CookiesSection },
      { id: 'data', Part: DataSection },
    ],
  },
]
