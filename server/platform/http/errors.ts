import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  type FieldError,
  type RuleCode,
  ruleSentences,
} from '#contract/errors.ts'
import { isDatabaseAway, isExhausted } from '../db/database-away.ts'
import { isOfErased } from '../db/pg-errors.ts'

/** A refusal that a caller can read. Everything else that is thrown is returned as `internal_server_error`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined

  constructor(code: ErrorCode, fields?: FieldError[]) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** A violation of a spec 5 rule in one field; its sentence is the message. */
export class RuleError extends AppError {
  readonly rule: RuleCode

  constructor(rule: RuleCode, field: string) {
    super('bad_params', [{ field, code: rule }])
    this.rule = rule
  }
}

/** Turns anything thrown into a status and a body; unexpected errors and a full disk are logged here, once. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerFor(error)
  if (body.message === 'internal_server_error' || isExhausted(error))
    request.log.error({ err: error }, 'request failed')
  sayWhenToRetry(body.message, reply)
  return reply.status(status).send(body)
}

/** Seconds after which a retry makes sense, for temporary refusals. */
const passing = new Map<string, number>([
  ['server_busy', 2],
  ['too_many_requests', 60],
  ['shop_not_open', 3_600],
  ['prices_not_set', 3_600],
])

/** Adds `Retry-After` to a temporary refusal, unless more specific code has set it. */
export function sayWhenToRetry(code: string, reply: FastifyReply): void {
  const seconds = passing.get(code)
  if (seconds && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
}

function answerFor(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof RuleError)
    return { status: 400, body: { message: ruleSentences[error.rule], errors: error.fields } }
  if (error instanceof AppError)
    return {
      status: errorStatus[error.code],
      body: { message: error.code, ...(error.fields && { errors: error.fields }) },
    }
  // The call was under way when the account was erased: it is answered like any later one.
  if (isOfErased(error)) return withCode('bad_token')
  if (isDatabaseAway(error)) return withCode('server_busy')
  if (hasZodFastifySchemaValidationErrors(error)) return badParams(error.validation)
  return withCode(codeOfFramework(error as FastifyError))
}

function withCode(code: ErrorCode) {
  return { status: errorStatus[code], body: { message: code } }
}

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code)
}

function isRule(code: string): code is RuleCode {
  return code in ruleSentences
}

/** A field's refusal can have a code of its own, which is then the answer's, unless a rule of spec 5 is broken as well. */
function badParams(validation: { instancePath: string; message?: string | undefined }[]) {
  const errors = validation.map(
    ({ instancePath, message = '' }): FieldError => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      code: isRule(message) || isCode(message) ? message : 'bad_params',
    }),
  )
  const codes = errors.map((each) => each.code)
  const rule = codes.find(isRule)
  const own = codes.filter(isCode).find((code) => code !== 'bad_params')
  return { status: 400, body: { message: rule ? ruleSentences[rule] : (own ?? 'bad_params'), errors } }
}

/** Fastify's own refusals as codes of the dictionary. */
function codeOfFramework(error: FastifyError): ErrorCode {
  switch (error.statusCode) {
    case 404:
      return 'not_found'
    case 405:
      return 'method_not_allowed'
    case 416:
      return 'range_not_satisfiable'
    case 413:
      return 'payload_too_large'
    case 429:
      return 'too_many_requests'
    case 503:
      return 'server_busy'
    default:
      return error.statusCode && error.statusCode < 500 ? 'bad_request' : 'internal_server_error'
  }
}
