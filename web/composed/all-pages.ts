/** Which pages there are and where their modules are, in one request: a navigation needs both. */
export { pageModule } from './page-modules.ts'
export { routeTable } from './routes.tsx'
