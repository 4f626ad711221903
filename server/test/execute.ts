import { Client } from 'pg'

/** Runs one statement on a separate connection, outside any pool and transaction. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
