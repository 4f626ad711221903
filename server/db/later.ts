import { type Compilable, CompiledQuery } from 'kysely'
import type { Tx } from './pool.ts'

/** The rows of a statement that was sent later; they are there once its transaction has committed. */
export class Later<Row = unknown> {
  rows: readonly Row[] = []
}

/**
 * Writes something without waiting for it: it travels with the transaction's next statement or its commit
 * (prepared-statements.ts). If it fails, that fails with its error, and the transaction changes nothing.
 */
export async function later<Row>(tx: Tx, write: Compilable<Row>): Promise<Later<Row>> {
  const { sql, parameters } = write.compile()
  const result = new Later<Row>()
  // Its place is behind the values, because the connection is given nothing else.
  await tx.executeQuery(CompiledQuery.raw(sql, [...parameters, result]))
  return result
}
