import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { isPlain } from './plain.ts'

/** A placeholder in a query for a value that each execution provides. */
class Hole<V> {
  readonly name: keyof V
  constructor(name: keyof V) {
    this.name = name
  }
}

/**
 * A query that is built once, for a frequent query with many columns, where building takes longer than sending.
 * `build` can only pass the values on, since it sees none of them.
 */
export function compiled<V extends object, Row>(
  build: (db: Kysely<Schema>, values: V) => Compilable<Row>,
): (db: Kysely<Schema>, values: V) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined
  const holes = new Proxy({}, { get: (_target, name) => new Hole(name as keyof V) }) as V
  return async (db, values) => {
    if (isPlain(db)) return (await db.executeQuery(build(db, values).compile())).rows
    query ??= build(db, holes).compile()
    const parameters = query.parameters.map((each) =>
      each instanceof Hole ? values[each.name as keyof V] : each,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
