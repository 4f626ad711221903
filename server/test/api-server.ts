import { buildApp } from '#server/composed/app.ts'
import { testServices } from './factories.ts'

/** Only the API, on a port, for tests that kill its process. */
const services = await testServices(process.env.DATABASE_URL ?? '')
const app = await buildApp({ services })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.stdout.write('listening\n')
