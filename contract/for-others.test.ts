import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Texts that pass unmasked, and why; whatever one party reads of another has the type `forOthers`. A field without a
 * call is meant in all calls.
 */
const unmasked: Readonly<Record<string, readonly string[]>> = {
  'its use case masks it, and keeps the original for staff': [
    'sendOrderMessage.text',
    'disputeOrder.reason',
    'appealDecision.reason',
    'answerDispute.text',
  ],
  'only staff and its writer read it': [
    'saveMyApplication.content.accounts.name',
    'saveMyApplication.content.experience',
    'saveMyApplication.content.pictures.name',
    'sendMyApplication.answer',
    'sendChatMessage.quote',
    'sendChatMessage.text',
    'sendLetter.name',
    'sendLetter.order',
    'sendLetter.text',
    'payOrder.billing.address',
    'payOrder.billing.name',
    'savePayoutDetails.bic',
    'savePayoutDetails.holder',
    'savePayoutDetails.iban',
    'addPasskey.name',
    'renamePasskey.name',
    'claimPrize.address',
    'askForServices.note',
    'cancelOrder.note',
  ],
  'it is the login of the game, which the booster types there': [
    'storeCredentials.login',
    'storeCredentials.password',
  ],
  'it is looked up, and refused unless it is found': [
    'applyCoupon.code',
    'nameBooster.username',
    'createOrder.booster',
    'saveMyApplication.content.accounts.server',
    'config.characters',
    'config.server',
    'saveMyServices.services',
    'askForServices.services',
    'saveMeetingLink.link',
    'saveUsualMeetingLink.link',
  ],
  'it proves who calls, or what the server said before': [
    'email',
    'password',
    'oldPassword',
    'code',
    'recoveryCode',
    'captchaResponse',
    'seal',
    'user',
  ],
}
const reasons = Object.values(unmasked).flat()
const reasonFor = (path: string) => reasons.find((each) => path === each || path.endsWith(`.${each}`))

/** Contact data: as long as the longest minimum, and as short as the shortest limit. */
const probes = [
  `Write me: kestrel@gmail.com ${'Thanks for the order. '.repeat(4)}`,
  'discord: kestrel_77',
  'kestrel@gmail.com',
  'me@gmx.de',
]

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  options?: readonly z.ZodType[]
} & Partial<Record<'innerType' | 'element' | 'in' | 'out' | 'valueType', z.ZodType>>

function* textsIn(schema: z.ZodType, path: string): Generator<{ path: string; schema: z.ZodType }> {
  const def = schema.def as unknown as Def
  if (def.type === 'string') yield { path, schema }
  for (const [name, inner] of Object.entries(def.shape ?? {})) yield* textsIn(inner, `${path}.${name}`)
  const { innerType, element, in: from, out, valueType, options = [] } = def
  for (const inner of [innerType, element, from, out, valueType, ...options])
    if (inner) yield* textsIn(inner, path)
}

function passes(schema: z.ZodType): boolean {
  return probes.some((probe) => /kestrel|me@gmx/.test(String(schema.safeParse(probe).data)))
}

const isForParties = (guard: Endpoint['guard']) => ['public', 'authentication', 'Booster'].includes(guard)

test('trust T5: no call takes contact data in a text that another party reads', () => {
  const passing = Object.entries<Endpoint>(contract)
    .filter(([, { guard }]) => isForParties(guard))
    .flatMap(([name, { body }]) => (body ? [...textsIn(body, name)] : []))
    .filter(({ schema }) => passes(schema))
    .map(({ path }) => path)
  expect(passing.filter((path) => !reasonFor(path))).toEqual([])
  expect([...new Set(passing.map(reasonFor))].sort()).toEqual([...reasons].sort())
})
