import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { errorStatus, ruleSentences } from './errors.ts'
import { methodAndPath, type OperationName, operations } from './operations.ts'
import { takesKey } from './writes.ts'

const endpoints = Object.entries<Endpoint>(contract) as [OperationName, Endpoint][]

test('spec 7: the calls that it names keep their methods, paths and fields', () => {
  expect(operations).toMatchObject({
    register: 'POST /v1/auth/register',
    login: 'POST /v1/auth/login',
    guest: 'POST /v1/auth/guest',
    logout: 'DELETE /v1/auth/logout',
    getMe: 'GET /v1/users/@me',
    setGclid: 'POST /v1/users/gclidCookie',
    setConsent: 'POST /v1/users/consent',
  })
  const fields = (name: 'guest' | 'setGclid' | 'setConsent') => Object.keys(contract[name].body.shape)
  expect(fields('guest')).toEqual(expect.arrayContaining(['email', 'captchaResponse', 'acceptTos']))
  expect(fields('setGclid').sort()).toEqual(['gclid', 'user'])
  expect(fields('setConsent').sort()).toEqual(['consent', 'user'])
})

test('spec 8: every code of the dictionary has its status', () => {
  const dictionary = [
    ...'user_not_found booster_not_found username_already_exists email_already_exists account_banned'.split(
      ' ',
    ),
    ...'invalid_credentials bad_token token_expired access_denied unauthorized forbidden'.split(' '),
    ...'incorrect_old_password user_not_booster socket_unauthorized multiple_connection_detected'.split(' '),
    ...'role_not_found order_not_found order_not_available service_not_found booster_not_available'.split(
      ' ',
    ),
    ...'not_eligible_to_claim_this_league_orders solo_order_claim_limit_reached'.split(' '),
    ...'duo_order_claim_limit_reached coach_not_found coach_not_eligible'.split(' '),
    ...'order_credentials_not_found invalid_server custom_champions_option_is_not_available'.split(' '),
    ...'duo_boost_is_not_available_for_this_service coupon_already_exists coupon_not_found'.split(' '),
    ...'payment_not_found payment_has_already_been_processed invalid_signature summoner_not_found'.split(' '),
    'Valorant profile not found!',
    'LOL profile not found!',
    'reset password email sent already',
    ...'bad_file_extension no_files_uploaded internal_server_error not_found bad_request bad_params'.split(
      ' ',
    ),
    'something_wrong',
  ]
  expect(dictionary.filter((code) => !(code in errorStatus))).toEqual([])
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400)
})

test('spec 5: the sentences', () => {
  expect(Object.values(ruleSentences)).toEqual([
    'Email must not be empty.',
    'Email must be a valid email address.',
    'Username must not be empty.',
    'Password must not be empty.',
    'Password must be at least 6 characters.',
    'The minimum purchase is 40 LP or 40 RR.',
    'The target tier cannot be lower than the current tier.',
    'The target division cannot be the same as or lower than the current division.',
    'Please solve the captcha.',
    'You must accept the terms of service.',
  ])
})

test('no two calls share a method and a path, and each names its parameters', () => {
  const shapes = Object.values(operations).map((line) => line.replace(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
  for (const [name, { params }] of endpoints) {
    const inPath = [...methodAndPath(name).path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    expect(Object.keys(params?.shape ?? {}), name).toEqual(inPath)
  }
})

test('trust A3: every body, query and parameter refuses what it does not know', () => {
  const open = (schema: z.ZodType): boolean => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return JSON.stringify(json, (_key, part) =>
      part && typeof part === 'object' && part.type === 'object' && part.additionalProperties !== false
        ? 'an open object'
        : part,
    ).includes('"an open object"')
  }
  for (const [name, { body, query, params }] of endpoints)
    for (const schema of [body, query, params]) if (schema) expect(open(schema), name).toBe(false)
})

test('a typed reason can be as long as the field that asks for it', () => {
  const short = endpoints.filter(([, { body }]) => {
    const schema = body instanceof z.ZodObject ? body.shape.reason : undefined
    const takes = (text: string) => schema?.safeParse(text).success
    return schema && takes('Because') && !takes('x'.repeat(500))
  })
  // Its dialog has a field of its own.
  expect(short.map(([name]) => name)).toEqual(['publishPrices'])
})

test('every call that writes keeps its reply for a repeated key, or says why not', () => {
  for (const [name, endpoint] of endpoints) {
    const { reads, external, unkept } = endpoint
    const said = [reads && 'reads', external, unkept].filter((each) => each !== undefined)
    if (methodAndPath(name).method === 'GET')
      expect([name, said, takesKey(name, endpoint)]).toEqual([name, [], false])
    else if (takesKey(name, endpoint)) expect([name, said]).toEqual([name, external ? [external] : []])
    else expect([name, said.length]).toEqual([name, 1])
    for (const why of [external, unkept])
      if (why !== undefined) expect(why, name).toMatch(/^[A-Z].{20,}[^.]$/)
  }
})
