import { writeFile } from 'node:fs/promises'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { eventGuards } from '#contract/realtime.ts'
import { type Guard, grantedWith, type Permission, passes, permissions } from '#core/people/permissions.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { routePatterns } from '#i18n/paths.ts'

/** Where the matrix is written for people to read. */
export const permissionsFile = new URL('../../../docs/permissions.md', import.meta.url)

const columns = permissions

/** The whole matrix as Markdown, from the tables that the server, the pages and the menus obey. */
export function permissionsDoc(): string {
  const names = Object.keys(operations) as OperationName[]
  return `# Who can do what

Generated from the code by \`npm run permissions\`; a test fails when it is out of date. Don't edit it.

A call, a page and an event have one guard each. \`public\`: everyone. \`signed in\`: everyone with a session, about their
own data only. A permission: everyone who has it; permissions don't include each other. A banned person passes \`public\`
only. What someone sees of an order depends on the order too (\`core/orders/visibility.ts\`).

## Giving and taking permissions

Staff with EditUsers ban people, end their sessions, and make boosters; with FullAccess they give and take every permission.
Nobody changes themselves, and only FullAccess changes accounts of other staff (\`core/people/permissions.ts\`). Someone with FullAccess therefore always remains.

${table(
  ['Permission', 'Given and taken with'],
  permissions.map((each) => [each, givenWith(each)]),
)}

## Calls

“Proof”: the caller must have proven within five minutes who they are.

${table(
  ['Call', 'Method and path', 'Signed in', ...columns, 'Proof'],
  names.map((name) => {
    const { guard, fresh }: Endpoint = contract[name]
    const { method, path } = methodAndPath(name)
    return [name, `\`${method} ${path}\``, ...marks(guard), fresh ? 'yes' : '']
  }),
)}

## Pages

In every language; pages that aren't built yet return 404 to those who pass the guard.

${table(
  ['Page', 'Signed in', ...columns],
  routePatterns.map((pattern) => [`\`${pattern}\``, ...marks(pageGuard(pattern))]),
)}

## Realtime events

${table(
  ['Event', 'Signed in', ...columns],
  Object.entries(eventGuards).map(([event, guard]) => [event, ...marks(guard)]),
)}
`
}

function givenWith(permission: Permission): string {
  return grantedWith[permission] === 'EditUsers' ? 'EditUsers' : 'EditUsers and FullAccess'
}

/** Who passes a guard: “signed in”, then each permission. */
function marks(guard: Guard): string[] {
  if (guard === 'public') return ['everyone', ...columns.map(() => '')]
  if (guard === 'authentication') return ['yes', ...columns.map(() => '')]
  return ['', ...columns.map((each) => (passes([each], guard) ? 'yes' : ''))]
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

if (import.meta.main) await writeFile(permissionsFile, permissionsDoc())
