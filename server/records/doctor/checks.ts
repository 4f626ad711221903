import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { methodAndPath } from '#contract/operations.ts'
import { dayMs } from '#core/base/durations.ts'
import { gameIds } from '#core/games/game.ts'
import {
  type CheckFacts,
  checkLimits,
  type Finding,
  type ShopCheck,
  type shopChecks,
} from '#core/site/shop-checks.ts'
import { migrationNames } from '#db/migrate.ts'
import { listPlayedGames } from '#server/boosters/facts/playing-store.ts'
import { holdingVersion } from '#server/money/prices/price-table-store.ts'
import { headVersion } from '#server/money/prices/price-version-store.ts'
import { newestOfEachKey } from '#server/orders/vault/credential-store.ts'
import { isRefusedLogin } from '#server/platform/db/pg-errors.ts'
import { readShopFigures } from '#server/platform/http/shop-figures-store.ts'
import { readMarks } from '#server/platform/operation-marks/mark-store.ts'
import { askOwnSite } from '#server/platform/outside/own-site.ts'
import type { ProviderCheck } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { hasKeyOf } from '#server/platform/sealing/seal.ts'
import { pingRedis } from './ping-redis.ts'
import { readMigrations, readRights, readStaff } from './shop-facts-store.ts'

/** What the doctor needs of the server; the command has no more. */
export type Examined = Pick<Services, 'config' | 'db' | 'now' | 'payments' | 'mailer' | 'social' | 'files'>

/** An examined shop with what several checks read, each read once. */
type Patient = Examined & {
  provider: () => Promise<ProviderCheck & { askedAt: Date }>
}

type FindingOf<Check extends ShopCheck> = {
  finding: keyof (typeof shopChecks)[Check]
  facts?: CheckFacts
}
/** `note`: what there is to say if nothing is wrong, as a text `opening.note.{note}` and its facts. */
type Found<Check extends ShopCheck> = {
  findings: (FindingOf<Check> | false)[]
  note?: readonly [note: string, facts: CheckFacts]
}
type Checks = { [Check in ShopCheck]: (patient: Patient) => Promise<Found<Check>> | Found<Check> }

/** A finding if something is so. */
function when<F extends string>(
  is: boolean,
  finding: F,
  facts?: CheckFacts,
): { finding: F; facts?: CheckFacts } | false {
  return is && { finding, ...(facts && { facts }) }
}

const nothing = { findings: [] }
/** What a check reads beside its own subject: null while the database, which has a line of its own, can't be read. */
const ifThere = <T>(read: Promise<T>): Promise<T | null> => read.catch(() => null)
const iso = (at: Date | null | undefined) => at?.toISOString() ?? ''
const daysSince = (now: Date, at: Date) => (now.getTime() - at.getTime()) / dayMs

/** One check for each line of the doctor's table; what the settings alone show is in `settingsFindings`. */
const checks: Checks = {
  async settings({ config, db }) {
    const stored = await ifThere(newestOfEachKey(db))
    const isLost = (stored ?? []).some(({ orderId, box }) => !hasKeyOf(config.vaultKeys, orderId, box))
    return { findings: [when(isLost, 'vault_keys')] }
  },
  async database({ db }) {
    try {
      const { strong } = await readRights(db)
      return { findings: [when(strong, 'strong')] }
    } catch (error) {
      return { findings: [when(true, isRefusedLogin(error) ? 'account' : 'away')] }
    }
  },
  async migrations({ db }) {
    const [done, known] = [new Set(await readMigrations(db)), await migrationNames()]
    const newer = [...done].filter((name) => !known.includes(name))
    return {
      findings: [
        when(
          known.some((name) => !done.has(name)),
          'waiting',
        ),
        when(newer.length > 0, 'newer', { count: newer.length }),
      ],
    }
  },
  async redis({ config }) {
    if (!config.redisUrl || (await pingRedis(config.redisUrl))) return nothing
    return { findings: [when(true, 'away')] }
  },
  async mail({ db, mailer, now }) {
    if (!mailer.check) return nothing
    const [access, figures] = await Promise.all([mailer.check(), ifThere(readShopFigures(db, now()))])
    const seconds = Number(figures?.mails_oldest_seconds ?? 0)
    const givenUp = Number(figures?.mails_given_up ?? 0)
    return {
      findings: [
        when(access === 'refused', 'password'),
        when(access === 'untrusted', 'certificate'),
        when(access === 'away', 'away'),
        when(seconds > checkLimits.mailSeconds, 'stuck', { minutes: Math.floor(seconds / 60) }),
        when(givenUp > 0, 'given_up', { count: givenUp }),
      ],
    }
  },
  async payments({ config, db, payments, provider }) {
    if (!config.stripe) return nothing
    const [{ access, webhook, unheard }, marks] = await Promise.all([provider(), ifThere(readMarks(db))])
    const isTest = payments.get('stripe')?.isTest === true
    const accepted = marks?.[isTest ? 'test_webhook_accepted' : 'webhook_accepted']
    const refused = marks?.webhook_refused
    const unsigned = refused !== undefined && (accepted === undefined || refused > accepted)
    return {
      findings: [
        when(access === 'refused', 'key'),
        when(access === 'away', 'away'),
        when(webhook === 'missing', 'no_webhook', { address: webhookUrl(config) }),
        when(webhook === 'some_events', 'webhook_events', { events: unheard.join(', ') }),
        when(unsigned, 'unsigned', { at: iso(refused) }),
        when(marks !== null && !accepted && !unsigned, 'unseen'),
      ],
      ...(accepted && { note: ['payments', { at: accepted.toISOString() }] as const }),
    }
  },
  async sign_ins({ social }) {
    const answers = await Promise.all(
      social.offered.map(async (provider) => ({ provider, access: await social.check(provider) })),
    )
    return {
      findings: answers.map(({ provider, access }) => {
        const facts = { provider: provider.charAt(0).toUpperCase() + provider.slice(1) }
        if (access === 'refused') return when(true, 'secret', facts)
        return when(access === 'away', 'away', facts)
      }),
    }
  },
  async files({ files }) {
    const id = randomUUID()
    try {
      await files.save(id, Buffer.from('a check'))
      await files.remove(id)
      return nothing
    } catch {
      return { findings: [when(true, 'unwritable')] }
    }
  },
  async disk({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir)
    const free = bavail * bsize
    const facts = { gigabytes: Math.floor(free / 1_000_000_000) }
    return {
      findings: [when(free < checkLimits.diskBytes, 'low', facts)],
      note: ['disk', facts],
    }
  },
  async clock({ config, db, now, provider }) {
    const { clock } = await readRights(db)
    const seen = [{ clock, askedAt: now() }]
    if (config.stripe) {
      const { clock: theirs, askedAt } = await provider()
      if (theirs) seen.push({ clock: theirs, askedAt })
    }
    const offs = seen.map((each) => Math.abs(each.clock.getTime() - each.askedAt.getTime()) / 1000)
    const seconds = Math.round(Math.max(...offs))
    return { findings: [when(seconds > checkLimits.clockSeconds, 'off', { seconds })] }
  },
  async proxies({ config, now }) {
    const { metricsToken, publicUrl, trustedProxies: trusted } = config
    if (!metricsToken) return { findings: [when(true, 'no_token')] }
    const site = await askOwnSite(publicUrl, metricsToken)
    const address = { address: publicUrl }
    if (site.answer === 'away') return { findings: [when(true, 'away', address)] }
    if (site.answer === 'certificate') return { findings: [when(true, 'certificate', address)] }
    if (site.answer === 'no_server') return { findings: [when(true, 'no_server', address)] }
    if (site.answer === 'other') return { findings: [when(true, 'other_site', address)] }
    const { proxies, seenFrom, certificateEnds: ends } = site
    const soon = ends !== null && -daysSince(now(), ends) < checkLimits.certificateDays
    const facts = { proxies, trusted }
    return {
      findings: [
        when(trusted < proxies, 'too_few', facts),
        when(trusted > proxies, 'too_many', facts),
        when(soon, 'certificate_ends', { at: iso(ends) }),
      ],
      note: ['proxies', { address: seenFrom, count: proxies }],
    }
  },
  async backups({ db, now }) {
    const { backup, drill } = await readMarks(db)
    if (!backup) return { findings: [when(true, 'none')] }
    const at = { at: backup.toISOString() }
    const old = daysSince(now(), backup) > checkLimits.backupDays
    const oldDrill = drill !== undefined && daysSince(now(), drill) > checkLimits.drillDays
    return {
      findings: [
        when(old, 'old', at),
        when(!drill, 'no_drill'),
        when(oldDrill, 'old_drill', { at: iso(drill) }),
      ],
      note: ['backups', at],
    }
  },
  legal: () => nothing,
  support_hours: () => nothing,
  async prices({ db, now }) {
    if (await holdingVersion(db, now()).executeTakeFirst()) return nothing
    const next = await headVersion(db)
    if (!next) return { findings: [when(true, 'none')] }
    return { findings: [when(true, 'later', { at: next.effective_at.toISOString() })] }
  },
  async boosters({ db, now }) {
    const covered = await listPlayedGames(db, now())
    if (covered.length === 0) return { findings: [when(true, 'none')] }
    const bare = gameIds.filter((game) => !covered.includes(game))
    return { findings: bare.map((game) => when(true, 'game', { game })) }
  },
  async staff({ config, db }) {
    const { unprotected, admins } = await readStaff(db)
    return {
      findings: [
        when(config.staffSecondFactor && unprotected > 0, 'second_factor', { count: unprotected }),
        when(admins < 2, 'alone', { count: admins }),
      ],
    }
  },
}

/** Where Stripe delivers its events. */
export const webhookUrl = ({ publicUrl }: Pick<Services['config'], 'publicUrl'>) =>
  `${publicUrl}${methodAndPath('receivePaymentWebhook').path.replace(':provider', 'stripe')}`

export type Examination = {
  check: ShopCheck
  findings: Finding[]
  note: { note: string; facts: CheckFacts } | null
}

/** Makes all checks at once. One that can't be made is a finding of its own; each ends within 10 s. */
export async function makeChecks(examined: Examined): Promise<Examination[]> {
  const patient: Patient = { ...examined, provider: once(() => askProvider(examined)) }
  return Promise.all(
    (Object.keys(checks) as ShopCheck[]).map(async (check) => {
      const { findings, note } = await found(patient, check)
      const told = findings.filter((each) => each !== false).map((each) => ({ check, ...each }) as Finding)
      return { check, findings: told, note: note ? { note: note[0], facts: note[1] } : null }
    }),
  )
}

async function found(patient: Patient, check: ShopCheck) {
  type Any = {
    findings: ({ finding: string; facts?: CheckFacts } | false)[]
    note?: Found<ShopCheck>['note']
  }
  try {
    return (await checks[check](patient)) as Any
  } catch {
    return { findings: [{ finding: 'failed' }] } as Any
  }
}

async function askProvider({ config, payments, now }: Examined) {
  const [provider] = payments.values()
  const answer = await provider?.check?.(webhookUrl(config))
  if (!answer) throw new Error('no provider that could be asked')
  return { ...answer, askedAt: now() }
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
