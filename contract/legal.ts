import { z } from 'zod'
import { document, headings } from './document.ts'
import { endpoint } from './endpoint.ts'
import { localeCode, success } from './values.ts'

/** The legal pages by the last part of their English path. */
export const legalNames = [
  'terms-of-service',
  'refund-policy',
  'privacy-policy',
  'cookie-policy',
  'imprint',
] as const
export type LegalName = (typeof legalNames)[number]

const legalPage = z.object({
  name: z.enum(legalNames),
  version: z.string(),
  /** The day from which this version applies. */
  since: z.iso.date(),
  /** The same day in the words of the language. */
  since_words: z.string(),
  title: z.string(),
  description: z.string(),
  document,
  headings,
})

export const getLegalPage = endpoint({
  summary: 'Get a legal page in a language, with its version, its date and its headings',
  guard: 'public',
  opensBefore: true,
  params: z.strictObject({ name: z.enum(legalNames) }),
  query: z.strictObject({ language: localeCode }),
  reply: success(legalPage),
  errors: [],
})

export const legalContract = { getLegalPage }
