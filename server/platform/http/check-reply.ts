import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Checks each reply against the contract and drops everything that the contract doesn't name (trust A3). Replies
 * contain plain data, so they are parsed, not encoded: encoding tries every variant of a union, which took most of a
 * quote's time.
 */
export const checkReply: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (reply) => {
    const checked = schema.safeParse(reply)
    if (!checked.success) throw new ResponseSerializationError(method, url, { cause: checked.error })
    return JSON.stringify(checked.data)
  }
}
