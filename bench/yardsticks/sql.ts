import Fastify from 'fastify'
import pg from 'pg'

// The API's reads, prepared, without session, contract or rules.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()
app.get('/', async () => ({}))
app.get<{ Params: { id: string } }>('/order/:id', async ({ params }) => {
  const order = await pool.query({
    name: 'order',
    text: 'select o.*, c.username from orders o join users c on c.id = o.customer_id where o.id = $1',
    values: [params.id],
  })
  const [events, games, vault] = await Promise.all(
    ['order_events', 'order_games', 'credential_events'].map((table) =>
      pool.query({ name: table, text: `select * from ${table} where order_id = $1`, values: [params.id] }),
    ),
  )
  return { data: { order: order.rows[0], events: events?.rows, games: games?.rows, vault: vault?.rows } }
})
app.get<{ Params: { id: string } }>('/orders/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'orders',
    text: 'select * from orders where customer_id = $1 order by created_at desc, id limit 10',
    values: [params.id],
  })
  return { data: { items: rows } }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
