import Fastify from 'fastify'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { priceOrder } from '#core/prices/pricing.ts'

// The bare function behind a bare handler.
const app = Fastify()
app.get('/', async () => ({}))
app.post('/', async ({ body }) => ({ data: priceOrder((body as { config: never }).config, demoPriceTable) }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
