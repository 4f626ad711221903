import type { Settings } from '#web/account/settings/settings.ts'

/** A customer with a proven address and a password, on one device, without a second factor. */
export const someSettings = (rest: Partial<Settings> = {}): Settings => ({
  profile: { kind: 'customer', username: 'mira', avatar: null },
  email: { address: 'mira@example.com', confirmed_at: '2026-08-02T10:00:00.000Z', next: null },
  password: { is_set: true },
  devices: [aDevice({ current: true })],
  notifications: { topics: [], quiet: { hours: null, codes_wake: false, paused_until: null }, volume: 12 },
  push: { key: null, endpoint: null, devices: [] },
  accounts: [],
  factors: {
    passkeys: [],
    passkeyLock: null,
    mostPasskeys: 10,
    app: null,
    recoveryCodes: null,
  },
  appearance: { locale: 'en', theme: null },
  data: { export: null, erasure: { refusal: null, open_orders: [], owed: 0, debt: 0, given: 0 } },
  ...rest,
})

export const aGuest = (rest: Partial<Settings> = {}): Settings =>
  someSettings({
    profile: { kind: 'guest', username: 'guest', avatar: null },
    password: { is_set: false },
    ...rest,
  })

type Device = Settings['devices'][number]

export const aDevice = (rest: Partial<Device> = {}): Device => ({
  session_id: 'session-id',
  browser: 'Chrome',
  system: 'Windows',
  last_used_at: '2026-11-22T17:52:00.000Z',
  current: false,
  ...rest,
})
