import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { dayMs } from '#core/base/durations.ts'
import { AppError, answerError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'

/** A tab can stay open for so long after its build was replaced. */
export const keptDays = 7

type Options = { services: Services; clientDir: string }

/**
 * Serves a build's scripts, styles, fonts and pictures, and those of builds that it replaced, so that a tab of yesterday
 * still opens its dialogs. Each server adds its own build's to the data directory, which all of them share, and says once a
 * day that they are still in use.
 */
export async function assets(app: FastifyInstance, { services, clientDir }: Options): Promise<void> {
  const earlier = resolve(services.config.dataDir, 'assets')
  await mkdir(earlier, { recursive: true })
  let timer: NodeJS.Timeout | undefined
  const own = resolve(clientDir, 'assets')
  const keep = () =>
    keepBuild(own, earlier, services.now()).catch((error) =>
      services.log.warn({ err: error }, 'the files of this build could not be kept for later ones'),
    )
  app.addHook('onListen', () => {
    // Elsewhere nothing is deployed, and each of a developer's builds would stay on their disk.
    if (!services.config.production) return
    void keep()
    timer = setInterval(keep, dayMs)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  await app.register(
    async (files) => {
      // A missing file is no page, so the response is a few bytes.
      files.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply))
      await files.register(staticFiles, {
        root: [own, earlier],
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      })
    },
    { prefix: '/assets' },
  )
}

/** Adds a build's files to those of the builds before it, and deletes what no server has served for a week. */
export async function keepBuild(from: string, to: string, now: Date): Promise<void> {
  const kept = new Set(await readdir(to))
  for (const name of await readdir(from)) {
    // Who doesn't take Brotli gets the file itself.
    if (name.endsWith('.gz')) continue
    const place = join(to, name)
    if (kept.has(name)) {
      await utimes(place, now, now)
      continue
    }
    // Beside its place first: another server may be asked for it at this moment.
    const unfinished = `${place}.${crypto.randomUUID()}.part`
    await copyFile(join(from, name), unfinished)
    await utimes(unfinished, now, now)
    await rename(unfinished, place)
  }
  for (const name of kept) {
    const place = join(to, name)
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > keptDays * dayMs) await rm(place, { force: true })
  }
}
