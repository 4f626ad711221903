import { PgBoss } from 'pg-boss'
import { queueSchema } from '#db/app-role.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import type { Feature, Round } from '#server/platform/ports/feature.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { features } from './features.ts'

type Job = { cron: string; sweeps: Record<string, (services: Services) => Promise<unknown>> }

/** Rows that have expired mean nothing to anyone, so one sweep deletes them all. */
const expiry: Feature = {
  sweeps: {
    'delete-expired': {
      each: 'hour',
      run: async (services) => {
        for (const { deleteExpired } of features) await deleteExpired?.(services)
      },
    },
  },
}

const rounds: Readonly<Record<Round, string>> = {
  minute: '* * * * *',
  hour: '17 * * * *',
  night: '37 3 * * *',
}

/**
 * What happens because time passes. The tables themselves are the queue: each sweep finds what is due. pg-boss only ensures
 * that one server runs a job each time. A job's sweeps run in turn: all at once they would hold up every reader for a moment.
 */
const jobs = jobsOf()

function jobsOf(): Readonly<Record<string, Job>> {
  const all: Record<string, Job> = {}
  for (const { sweeps = {} } of [...features, expiry])
    for (const [name, sweep] of Object.entries(sweeps)) {
      const [job, cron] = 'alone' in sweep ? [name, sweep.alone] : [`each-${sweep.each}`, rounds[sweep.each]]
      all[job] ??= { cron, sweeps: {} }
      all[job].sweeps[name] = sweep.run
    }
  return all
}

/** Starts the jobs on a few separate connections; `stop` waits a moment for running ones. */
export async function startJobs(services: Services, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    // It belongs to the migration: only an owner can create one.
    createSchema: false,
    max: 3,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'))
  await boss.start()
  let stopping = false
  for (const [name, { cron, sweeps }] of Object.entries(jobs)) {
    // One can wait while one runs, so a job that a killed server left behind blocks nothing.
    await boss.createQueue(name, {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      for (const [sweep, run] of Object.entries(sweeps)) {
        if (stopping) return
        try {
          await run(services)
        } catch (error) {
          counts.failedSweeps.inc({ sweep })
          log.error({ err: error, sweep }, 'a sweep failed')
        }
      }
    })
    await boss.schedule(name, cron)
  }
  // A version before this one had other jobs.
  const former = (await boss.getSchedules()).filter(({ name }) => !(name in jobs))
  for (const { name } of former) await boss.unschedule(name)
  return {
    stop: () => {
      stopping = true
      return boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
