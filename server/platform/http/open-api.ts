import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { contract } from '#contract/contract.ts'
import { type Endpoint, worksBeforeOpening } from '#contract/endpoint.ts'
import { type ErrorCode, errorStatus, ruleSentences } from '#contract/errors.ts'
import type { OperationName } from '#contract/operations.ts'
import { takesKey } from '#contract/writes.ts'
import type { Config } from '../config/config.ts'

const tokensText = `A browser gets its refresh token in an HttpOnly cookie; \`tokens.refreshToken\` is then the placeholder \`in-http-only-cookie\`. A client without cookies, such as a mobile app, sends \`X-Refresh-Token: none\` when it registers, signs in or continues as a guest, and gets the real token in the reply; it sends that token in \`X-Refresh-Token\` to refresh and to log out. The header is only accepted in requests that no page sent (without \`Origin\` and \`Sec-Fetch-Site\`).`

/** Collects the routes that are registered after it for the OpenAPI document. */
export async function describeRoutes(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.siteName} API`,
        version: '1',
        description: `A successful call returns \`{ data, message? }\`, a refused one \`{ message, errors? }\` with a matching status. Amounts are integers in cents. ${idempotentCalls()}

${tokensText}`,
      },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    transformObject: (document) => completed('openapiObject' in document ? document.openapiObject : {}),
  })
}

/** The calls that take a key, according to the contract's table. */
function idempotentCalls(): string {
  const names = (Object.keys(contract) as OperationName[]).filter((name) => takesKey(name, contract[name]))
  const list = names.map((name) => `\`${name}\``).join(', ')
  return `These calls take an \`Idempotency-Key\` and answer a repeated key with the first reply: ${list}.`
}

/** Every code that a call can be refused with: its own, its guard's, and those that every call can return. */
export function errorsOf(name: OperationName, endpoint: Endpoint): ErrorCode[] {
  const { guard, errors, body, fresh } = endpoint
  const session: ErrorCode[] =
    guard === 'public' ? [] : ['unauthorized', 'bad_token', 'token_expired', 'account_banned']
  const permission: ErrorCode[] =
    guard === 'public' || guard === 'authentication'
      ? []
      : guard === 'Booster'
        ? ['forbidden']
        : ['forbidden', 'second_factor_required']
  const proven: ErrorCode[] = fresh ? ['fresh_proof_needed'] : []
  const opening: ErrorCode[] = worksBeforeOpening(endpoint) ? [] : ['shop_not_open']
  const keyed: ErrorCode[] = takesKey(name, endpoint) ? ['idempotency_key_reused'] : []
  const bodied: ErrorCode[] = body ? ['payload_too_large'] : []
  return [
    ...new Set<ErrorCode>([
      'bad_params',
      'bad_request',
      ...session,
      ...permission,
      ...opening,
      ...proven,
      ...errors,
      ...keyed,
      ...bodied,
      'too_many_requests',
      'server_busy',
      'internal_server_error',
    ]),
  ]
}

type Content = { content?: Record<string, { example?: unknown }> }
type Operation = { operationId?: string; requestBody?: Content; responses?: Record<string, object> }
type Paths = { paths?: Record<string, Record<string, Operation> | undefined> }

/**
 * Adds examples and refusals to the document only. If they were response schemas of the routes, an undeclared refusal
 * would become an internal error.
 */
function completed<T extends object>(document: T): T {
  for (const path of Object.values((document as Paths).paths ?? {}))
    for (const operation of Object.values(path ?? {})) {
      const endpoint: Endpoint | undefined = contract[operation.operationId as OperationName]
      if (!endpoint) continue
      addExample(operation.requestBody, endpoint.example?.body)
      addExample(operation.responses?.['200'], endpoint.example?.reply)
      operation.responses = {
        ...operation.responses,
        ...refusals(operation.operationId as OperationName, endpoint),
      }
    }
  return document
}

function addExample(content: Content | undefined, example: unknown) {
  const json = content?.content?.['application/json']
  if (json && example !== undefined) json.example = example
}

function refusals(name: OperationName, endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(errorsOf(name, endpoint), (code) => errorStatus[code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(codes, endpoint)]))
}

function refusal(codes: ErrorCode[], endpoint: Endpoint) {
  const sentences = codes.includes('bad_params') && endpoint.body ? Object.values(ruleSentences) : []
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string', enum: [...codes, ...sentences] },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'code'],
                properties: {
                  field: { type: 'string' },
                  code: { type: 'string' },
                  possible: { type: 'object', description: 'What would be accepted instead' },
                  level: { type: 'integer', description: 'The difficulty of the required captcha.' },
                },
              },
            },
          },
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: { message: code } }])),
      },
    },
  }
}
