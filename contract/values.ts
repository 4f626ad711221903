import { z } from 'zod'
import { languageCodes } from '#core/base/languages.ts'
import { maskContacts } from '#core/talk/mask-contacts.ts'

/** Small values that many endpoints share. */

export const id = z.uuid()

export const person = z.object({ user_id: id, username: z.string() })

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** An amount in minor units (cents); JSON carries only safe integers. */
export const amount = z.int()

export const currency = z.literal('EUR')

export const localeCode = z.enum(languageCodes)
export type LocaleCode = z.infer<typeof localeCode>

/** At most so long, also in the plain letters that rules read: one ﷺ is eighteen of them. */
const atMost = (max: number) => (value: string) => value.normalize('NFKC').length <= max

/** What separates words, such as a tab of pasted cells, as a space. */
const inOneLine = (value: string) => value.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim()
/** The same, but line breaks stay, whichever a system writes. */
const inLines = (value: string) =>
  value
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .trim()

/**
 * Text that a person wrote, in one line: trimmed, without control characters and lone surrogates, which no database
 * stores.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite(inOneLine)
    .max(max)
    .refine(atMost(max))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** The same with line breaks. */
export const paragraphs = (max: number) =>
  z
    .string()
    .overwrite(inLines)
    .max(max)
    .refine(atMost(max))
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u)

/**
 * Text of a draft, as it is typed: the spaces at its ends stay, so that a save changes nothing under the writer's hands.
 * What no database stores is refused.
 */
export const typed = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A text that another party reads, customer, booster or visitor: the contact data in it is masked as it is parsed. */
export const forOthers = (schema: z.ZodString) => schema.overwrite((value) => maskContacts(value).text)

/** One that the other party needs as it is, so contact data is refused instead of masked. */
export const withoutContacts = (schema: z.ZodString) => schema.refine((value) => !maskContacts(value).masked)

export const inGameName = withoutContacts(text(40).min(1))

// Letters of any script, as in addresses and domains of today; nothing that could end an address or begin another.
const mailbox =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}(?<!\.)@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const edgeOfName = /[@.]-|-\.|-$/
/** Letters that look alike: nobody's own address mixes these scripts in a word, only one that poses as another's. */
const poses = (value: string) =>
  value
    .split(/[@.]/)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word))

/** An e-mail address as it is stored: trimmed, in lower case, its accents as one sign each. */
export const email = z
  .string()
  .overwrite((value) => value.normalize('NFC').trim().toLowerCase())
  .min(1, { error: 'email_empty', abort: true })
  .max(254, 'email_invalid')
  .refine((value) => mailbox.test(value) && !edgeOfName.test(value) && !poses(value), 'email_invalid')

/** `{ data, message? }`, the form of every success. */
export const success = <T extends z.ZodType>(data: T) => z.object({ data, message: z.string().optional() })

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), pageCount: z.int(), total: z.int() })

/** `{ data: { items, page, pageCount, total } }`, the form of every list. */
export const listOf = <T extends z.ZodType>(item: T) => success(pageOf(item))

/** The page of a list, counted from 1. */
export const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) })

/** The same with the number of rows per page: an export asks for more than a screen shows. */
export const sizedPageQuery = pageQuery.extend({ size: z.coerce.number().int().min(1).max(500).default(10) })

export const orderParams = z.strictObject({ order_id: id })

/** For the account and staff: a guest wrote it, before it joined the account that its address belongs to. */
export const byGuest = z.boolean()
