import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dayMs } from '#core/base/durations.ts'
import { AppError } from '../http/errors.ts'
import { PublicIcons } from '../outside/public-icons.ts'
import type { Services } from '../ports/services.ts'
import { iconSet, pick } from './icon-set.ts'

const name = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/)
const asked = z.object({
  collection: name.max(40),
  icons: z
    .string()
    .max(2_000)
    .transform((icons) => icons.split(','))
    .pipe(z.array(name.max(60)).min(1).max(50)),
})

/** Browsers keep an answer for 168 hours (spec 9). */
const cacheControl = `public, max-age=${(7 * dayMs) / 1000}`

/**
 * Icon data as the Nuxt icon module serves it (spec 7): `/lucide.json?icons=cookie,keyboard` below the configured path,
 * in Iconify's form. Other collections come from the public service if the shop allows it.
 */
export function iconsRoutes(app: FastifyInstance, { config }: Services): void {
  const service = config.icons.fallback ? new PublicIcons() : null
  app.get(`${config.icons.path}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const { icons } = request.query as { icons?: unknown }
    const [, collection] = /^(.+)\.json$/.exec(file) ?? []
    const { data } = asked.safeParse({ collection, icons })
    if (!data) throw new AppError('bad_params')
    const set = await iconSet(data.collection)
    const own = set && pick(set, data.icons)
    const complete = own && !own.not_found
    const found = complete ? own : ((await service?.find(data.collection, data.icons)) ?? own)
    if (!found) throw new AppError('not_found')
    return reply.header('cache-control', cacheControl).send(found)
  })
}
