import { type Compilable, CompiledQuery, type Transaction } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { isPlain } from './plain.ts'

/** The rows of a statement that was sent later; they are there once its transaction has committed. */
export class Later<Row = unknown> {
  rows: readonly Row[] = []
}

/**
 * Writes something without waiting for it: it travels with the transaction's next statement or its commit
 * (prepared-statements.ts). If it fails, that fails with its error, and the transaction changes nothing.
 */
export async function later<Row>(tx: Transaction<Schema>, write: Compilable<Row>): Promise<Later<Row>> {
  const query = write.compile()
  const result = new Later<Row>()
  if (isPlain(tx)) {
    result.rows = (await tx.executeQuery(query)).rows
    return result
  }
  // Its place is behind the values, because the connection is given nothing else.
  await tx.executeQuery(CompiledQuery.raw(query.sql, [...query.parameters, result]))
  return result
}
