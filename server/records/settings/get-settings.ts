import type { Contract } from '#contract/contract.ts'
import { isWanted, type NewsChoice, newsChannels, topicsFor } from '#core/people/notification-choices.ts'
import type { Quiet } from '#core/people/quiet-hours.ts'
import { nextEmailOf } from '#server/accounts/addresses/next-email.ts'
import { factorsView } from '#server/accounts/factors/factors-view.ts'
import { listConnections } from '#server/accounts/social/list-connections.ts'
import { findChoices } from '#server/news/notifications/choice-store.ts'
import { findQuiet } from '#server/news/notifications/quiet-store.ts'
import { pushView } from '#server/news/push/push-view.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findDevices } from '#server/platform/sessions/session-store.ts'
import { avatarOf, findOwnAccount } from '#server/platform/users/user-store.ts'
import { dataSettings } from '../privacy/data-settings.ts'

type Settings = Contract['getSettings']['reply']['data']['settings']
type OwnAccount = Awaited<ReturnType<typeof findOwnAccount>>

/** All sections of the settings page; each is also the reply of the actions that change it. */
export async function getSettings(services: Services, caller: Caller): Promise<Settings> {
  const { db } = services
  const [account, next, accounts, factors, choices, quiet, devices, push, data] = await Promise.all([
    findOwnAccount(db, caller.id),
    nextEmailOf(db, caller.id),
    listConnections(services, caller.id),
    factorsView(db, caller.id),
    findChoices(db, caller.id),
    findQuiet(db, caller.id),
    devicesOf(services, caller),
    pushView(services, caller),
    dataSettings(services, caller),
  ])
  return {
    profile: profileView(account),
    email: { address: account.email, confirmed_at: account.verified_at?.toISOString() ?? null, next },
    password: { is_set: account.password_hash !== null },
    accounts,
    factors,
    devices,
    notifications: notificationsView(caller, account, choices, quiet),
    push,
    appearance: { locale: account.locale, theme: account.theme },
    data,
  }
}

export async function profileOf({ db }: Services, caller: Caller): Promise<Settings['profile']> {
  return profileView(await findOwnAccount(db, caller.id))
}

export async function appearanceOf({ db }: Services, caller: Caller): Promise<Settings['appearance']> {
  const { locale, theme } = await findOwnAccount(db, caller.id)
  return { locale, theme }
}

export async function notificationsOf({ db }: Services, caller: Caller): Promise<Settings['notifications']> {
  const [account, choices, quiet] = await Promise.all([
    findOwnAccount(db, caller.id),
    findChoices(db, caller.id),
    findQuiet(db, caller.id),
  ])
  return notificationsView(caller, account, choices, quiet)
}

/** The caller's live sessions: this device first, then the last used. */
export async function devicesOf({ db, now }: Services, caller: Caller): Promise<Settings['devices']> {
  const rows = await findDevices(db, caller.id, now())
  return rows
    .map(({ id, browser, system, refreshed_at }) => ({
      session_id: id,
      browser,
      system,
      last_used_at: refreshed_at.toISOString(),
      current: id === caller.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

function profileView(account: OwnAccount): Settings['profile'] {
  return { kind: account.kind, username: account.username, avatar: avatarOf(account) }
}

function notificationsView(
  { permissions }: Caller,
  { sound_volume: volume }: OwnAccount,
  choices: readonly NewsChoice[],
  quiet: Quiet,
): Settings['notifications'] {
  const topics = topicsFor(permissions).map((topic) => ({
    topic,
    channels: newsChannels.filter((channel) => isWanted(choices, topic, channel)),
  }))
  return { topics, volume, quiet }
}
