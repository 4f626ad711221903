import { createConnection } from 'node:net'

/** The PostgreSQL and the Redis of this machine, on which tests can run. */
export const ownPostgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const ownRedis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** Whether it accepts our connection and lets us create databases and accounts. */
export async function answersPostgres(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      'select rolsuper or (rolcreatedb and rolcreaterole) as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export function answersRedis({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: 3_000 })
    const answer = (isRedis) => {
      socket.destroy()
      resolve(isRedis)
    }
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => answer(data.toString().startsWith('+PONG')))
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => answer(false))
  })
}
