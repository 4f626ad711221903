import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Config } from './config.ts'

/** The contract as an OpenAPI document at `/v1/openapi.json`, with a reader at `/v1/docs`. */
export async function openApi(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.siteName} API`,
        version: '1',
        description:
          'Success is `{ data, message? }`, a refusal `{ message, errors? }` with a fitting status. Amounts are integer cents. Every call that makes or moves something takes an `Idempotency-Key`.',
      },
      servers: [{ url: config.apiBaseUrl || config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    transformObject: (document) => withExamples('openapiObject' in document ? document.openapiObject : {}),
  })
  await app.register(swaggerUi, { routePrefix: '/v1/docs', staticCSP: true })
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

type Operation = { operationId?: string; requestBody?: { content?: Record<string, { example?: unknown }> } }
type Paths = { paths?: Record<string, Record<string, Operation> | undefined> }

function withExamples<T extends object>(document: T): T {
  for (const path of Object.values((document as Paths).paths ?? {}))
    for (const operation of Object.values(path ?? {})) {
      const endpoint: Endpoint | undefined = contract[operation.operationId as OperationName]
      const json = operation.requestBody?.content?.['application/json']
      if (json && endpoint?.example) json.example = endpoint.example.body
    }
  return document
}
