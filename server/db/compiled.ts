import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './pool.ts'

/** Stands in a query for a value that comes with each execution. */
class Hole<V> {
  readonly name: keyof V
  constructor(name: keyof V) {
    this.name = name
  }
}

/**
 * A query that is built once: for one that is asked often and has many columns, building takes longer than sending.
 * `build` may do nothing with the values but hand them on, since it sees none of them.
 */
export function compiled<V extends object, Row>(
  build: (db: Db, values: V) => Compilable<Row>,
): (db: Db, values: V) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined
  const holes = new Proxy({}, { get: (_target, name) => new Hole(name as keyof V) }) as V
  return async (db, values) => {
    query ??= build(db, holes).compile()
    const parameters = query.parameters.map((each) =>
      each instanceof Hole ? values[each.name as keyof V] : each,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
