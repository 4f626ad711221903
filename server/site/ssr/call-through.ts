import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodAndPath } from '#contract/operations.ts'
import type { ServerCall } from './render.ts'

/** A refused call of a loader, in the form that the browser's client throws. */
export class ServerCallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const innerHeader = 'x-inner-call'
/** Known to this process only, and never sent. */
const innerKey = randomUUID()

/** Whether a page's loader makes the request; its page was already counted. */
export function isInnerCall({ headers }: FastifyRequest): boolean {
  return headers[innerHeader] === innerKey
}

/** Loaders call the API inside the server, with the visitor's own token and address, so the same guards apply. */
export function callThrough(app: FastifyInstance): (ip: string, token: string | undefined) => ServerCall {
  return (ip, token) => async (name, input) => {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: object
    }
    const { method, path } = methodAndPath(name)
    const answer = await app.inject({
      method: method as 'GET',
      url: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? '')),
      ...(query && { query }),
      ...(body && { payload: body }),
      remoteAddress: ip,
      headers: { [innerHeader]: innerKey, ...(token && { authorization: `Bearer ${token}` }) },
    })
    const json = answer.json()
    if (answer.statusCode >= 400) throw new ServerCallError(answer.statusCode, json.message)
    return json
  }
}
