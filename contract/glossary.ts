import { z } from 'zod'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { termDrawings } from '#core/site/glossary.ts'
import { endpoint } from './endpoint.ts'
import { localeCode, success } from './values.ts'

const term = z.object({
  /** Also its anchor. */
  id: z.string(),
  name: z.string(),
  /** The English name, as the games' clients show it; null if it is the same. */
  english: z.string().nullable(),
  /** All forms in which texts use it; a search finds them too. */
  forms: z.array(z.string()),
  text: z.string(),
  games: z.array(z.enum(gameIds)),
  /** A word of this shop, not of the games. */
  ours: z.boolean(),
  drawing: z.enum(termDrawings).nullable(),
  see: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The service that it belongs to, with its lowest price in minor units. */
  from: z.object({ service: z.enum(serviceIds), game: z.enum(gameIds), amount: z.int() }).nullable(),
})

export const listTerms = endpoint({
  summary: 'List the terms of the glossary in a language, by the letters of its own alphabet',
  guard: 'public',
  query: z.strictObject({ language: localeCode }),
  reply: success(
    z.object({
      /** Every letter of the alphabet, in its order; one without terms is shown, too. */
      letters: z.array(z.object({ letter: z.string(), terms: z.array(term) })),
      /** The words inside the drawings, by their keys. */
      labels: z.record(z.string(), z.string()),
    }),
  ),
  errors: [],
})

export const glossaryContract = { listTerms }
