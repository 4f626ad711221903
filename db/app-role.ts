import type { Client } from 'pg'

/** Only migrations and functions of the owner write to these. */
const readOnly = ['migrations', 'order_transitions', 'shop_opening']
/** A version of the prices can be withdrawn, never deleted. */
const undeletable = ['price_tables']

/** The schema of the job queue, which creates its own tables. */
export const queueSchema = 'pgboss'

/**
 * Gives the account in `appUrl` what the server needs and nothing more, so that it can neither change history nor
 * switch off the triggers that protect it (trust M15). `client` is connected as the owner. Creates the account if it
 * is missing.
 */
export async function grantToApp(client: Client, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl)
  const name = decodeURIComponent(username)
  if (name === client.user) return
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const role = client.escapeIdentifier(name)
  if (rowCount === 0)
    await client.query(
      `create role ${role} login password ${client.escapeLiteral(decodeURIComponent(password))}`,
    )
  const lists = (tables: string[]) => tables.map((table) => client.escapeIdentifier(table)).join(', ')
  await client.query(`
    begin;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    revoke update, delete on ${lists(await recordsThatOnlyGrow(client))} from ${role};
    revoke insert, update, delete on ${lists(readOnly)} from ${role};
    revoke delete on ${lists(undeletable)} from ${role};
    commit`)
  await openQueueSchema(client, name, role)
}

/** The tables whose triggers refuse every change: the server adds to them and reads them. */
async function recordsThatOnlyGrow(client: Client): Promise<string[]> {
  const deleteAndUpdate = 8 | 16
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_trigger
       join pg_proc on pg_proc.oid = tgfoid
       join pg_class on pg_class.oid = tgrelid
     where starts_with(proname, 'refuse_change') and tgtype & $1 = $1`,
    [deleteAndUpdate],
  )
  return rows.map(({ name }) => name)
}

/**
 * The queue contains nothing that its jobs don't find again, so a queue that belongs to another account is recreated.
 */
async function openQueueSchema(client: Client, name: string, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = $1',
    [queueSchema],
  )
  if (rows[0]?.owner === name) return
  const member = await client.query<{ member: boolean }>(
    "select pg_has_role(current_user, $1::name, 'member') as member",
    [name],
  )
  // Only a member of the role can transfer a schema to it.
  if (!member.rows[0]?.member) await client.query(`grant ${role} to current_user`)
  await client.query(`
    begin;
    drop schema if exists ${queueSchema} cascade;
    create schema ${queueSchema} authorization ${role};
    commit`)
}
