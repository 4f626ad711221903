import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { type Endpoint, mediaTypeOf } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { takesKey } from '#contract/writes.ts'
import { openApp } from '#server/test/open-app.ts'
import { errorsOf } from './open-api.ts'

const { app, services } = await openApp()

type Json = { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> }
type Answer = { description: string; content?: Record<string, Json> }
type Operation = {
  operationId: string
  summary: string
  description: string
  security?: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': Json } }
  responses: Record<string, Answer>
}
type Document = {
  openapi: string
  info: { description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

const names = Object.keys(operations) as OperationName[]
const document = async (): Promise<Document> => (await app.inject({ url: '/v1/openapi.json' })).json()
const operationOf = ({ paths }: Document, name: OperationName): Operation => {
  const { method, path } = methodAndPath(name)
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

test('the document has every operation with its guard, its parameters and its words, and no other', async () => {
  const found = await document()
  expect(found.openapi).toBe('3.1.0')
  const listed = Object.values(found.paths).flatMap((path) =>
    Object.values(path).map((each) => each.operationId),
  )
  expect(listed.sort()).toEqual([...names].sort())
  for (const name of names) {
    const endpoint: Endpoint = contract[name]
    const operation = operationOf(found, name)
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation.description).toContain(`Guard: ${endpoint.guard}.`)
    expect(operation.security !== undefined, name).toBe(endpoint.guard !== 'public')
    const inPath = [...methodAndPath(name).path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    expect(operation.parameters?.filter((each) => each.in === 'path').map((each) => each.name) ?? []).toEqual(
      inPath,
    )
  }
})

test('every refusal of an operation is listed under its status, with an example', async () => {
  const found = await document()
  for (const name of names) {
    const endpoint: Endpoint = contract[name]
    const { responses } = operationOf(found, name)
    for (const code of errorsOf(name, endpoint)) {
      const json = responses[errorStatus[code]]?.content?.['application/json']
      expect(json?.schema, `${name} ${code}`).toHaveProperty(
        'properties.message.enum',
        expect.arrayContaining([code]),
      )
      expect(json?.examples?.[code]).toEqual({ value: { message: code } })
    }
  }
})

test('every body has an example, and its schema accepts it', async () => {
  const found = await document()
  for (const name of names) {
    const endpoint: Endpoint = contract[name]
    const operation = operationOf(found, name)
    if (endpoint.body) {
      const example = operation.requestBody?.content['application/json'].example
      expect(endpoint.body.safeParse(example).error, name).toBeUndefined()
    }
    const reply = operation.responses['200']?.content?.['application/json']?.example
    expect(reply).toEqual(endpoint.example?.reply)
    if (reply !== undefined) expect(endpoint.reply.safeParse(reply).error, name).toBeUndefined()
  }
})

test('the document names the calls that take a key, as in the contract', async () => {
  const { info } = await document()
  const keyed = names.filter((name) => takesKey(name, contract[name]))
  const named = [
    ...(info.description.split('\n\n')[0]?.split('`Idempotency-Key`')[1] ?? '').matchAll(/`(\w+)`/g),
  ]
  expect(named.map(([, name]) => name).sort()).toEqual(keyed.sort())
})

test('every reply is described down to its last field, and a picture as a picture', async () => {
  const found = await document()
  const shapeless = (schema: unknown): boolean =>
    JSON.stringify(schema, (key, part) =>
      key !== 'properties' && JSON.stringify(part) === '{}' ? 'anything' : part,
    ).includes('"anything"')
  for (const name of names) {
    const content = operationOf(found, name).responses['200']?.content ?? {}
    expect(Object.keys(content), name).toEqual([mediaTypeOf(contract[name].reply) ?? 'application/json'])
    for (const { schema } of Object.values(content)) expect(shapeless(schema), name).toBe(false)
  }
})

test('the documentation page responds', async () => {
  const answer = await app.inject({ url: '/v1/docs/' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
})

test('the API is where PUBLIC_URL says', async () => {
  expect((await document()).servers).toEqual([{ url: services.config.publicUrl }])
})
