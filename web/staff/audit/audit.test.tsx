// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { auditOperationNames } from '#core/site/audit-operations.ts'
import { CallError } from '#web/frame/session/call.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open } from '#web/test/in-browser.tsx'
import type { AuditChain, AuditEntry } from './audit-list.ts'
import { type AuditData, loader, Page } from './audit-page.tsx'
import { useAuditWords } from './use-audit-words.ts'

const orderId = '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'
const ana = '0b7a3c1e-2f57-4c85-8c0d-6a2b0f7e9d11'

const made = (changed: Partial<AuditEntry> = {}): AuditEntry => ({
  entry: 48_201,
  at: '2026-11-22T17:31:00.000Z',
  actor: { user_id: ana, name: 'ana', role: 'staff' },
  operation: 'cancel',
  on: { kind: 'order', key: orderId, label: 'PK-20409', subject: `order ${orderId}` },
  changes: [{ field: 'status', as: 'status', before: 'boosting', after: 'cancelled' }],
  reason: 'Ordered twice',
  ready: null,
  hash: 'a07d94b5'.repeat(8),
  previous_hash: '9f3c0b27'.repeat(8),
  ...changed,
})
const whole: AuditChain = {
  state: 'whole',
  running: null,
  entries: 48_212,
  since: '2025-01-03T09:12:00.000Z',
  checked_at: '2026-11-22T17:50:00.000Z',
  next_at: '2026-11-22T18:50:00.000Z',
  broken: null,
}
const dataOf = (items: AuditEntry[], changed: Partial<AuditData> = {}): AuditData => ({
  items,
  more: false,
  total: items.length,
  actors: [{ user_id: ana, name: 'ana' }],
  chain: whole,
  opened: null,
  ...changed,
})
const user = (permissions: SessionUser['permissions']) => ({ permissions }) as SessionUser
const show = (
  data: AuditData,
  permissions: SessionUser['permissions'] = ['FullAccess'],
  answers: Answers = {},
) => open(<Page data={data} />, { user: user(permissions), answers, path: '/dashboard/admin/audit-log' })

describe('a row', () => {
  test('says who, what, on what, and the values before and after; opened it shows why and the hashes', async () => {
    const { t, person } = await show(dataOf([made()]))
    const button = screen.getByRole('button', { name: t('audit.did.cancel') })
    const row = button.closest('tr') as HTMLElement
    expect(within(row).getByText('ana')).toBeDefined()
    expect(row.textContent).toContain('PK-20409')
    const change = { before: t('games.status.boosting'), after: t('games.status.cancelled') }
    expect(within(row).getByText(asRead(t('audit.change', change)))).toBeDefined()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await person.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Ordered twice')).toBeDefined()
    expect(screen.getByTitle('a07d94b5'.repeat(8)).textContent).toBe('a07d94b5…94b5')
    await person.click(button)
    expect(screen.queryByText('Ordered twice')).toBeNull()
  })

  test.each([
    [['FullAccess', 'EditOrders'] as const, true],
    [['FullAccess'] as const, false],
  ])('links what the reader can open: with %s an order is a link: %s', async (held, isLink) => {
    await show(dataOf([made()]), [...held])
    expect(screen.queryByRole('link', { name: 'PK-20409' }) !== null).toBe(isLink)
  })

  test('of the server itself, of an erased person, and of an unknown operation', async () => {
    const erased = { user_id: ana, name: null, role: 'customer' } as const
    const { t } = await show(
      dataOf([
        made({ actor: null, operation: 'recover account' }),
        made({ entry: 2, actor: erased, operation: 'of a later version', changes: [], reason: null }),
      ]),
    )
    const [first, second] = screen.getAllByRole('row').slice(1)
    expect(first?.textContent).toContain(t('audit.system'))
    expect(second?.textContent).toContain(t('audit.erased'))
    expect(second?.textContent).toContain('of a later version')
  })

  test('is reached by J and K, opened by Enter, and its reason can’t be markup', async () => {
    const reason = '<img src=x onerror=alert(1)>'
    const { t, person } = await show(dataOf([made(), made({ entry: 7, operation: 'pause', reason })]))
    await person.keyboard('jj')
    expect(document.activeElement?.textContent).toBe(t('audit.did.pause'))
    await person.keyboard('{Enter}')
    expect(screen.getByText(reason)).toBeDefined()
    await person.keyboard('k')
    expect(document.activeElement?.textContent).toBe(t('audit.did.cancel'))
  })
})

const names: string[] = []
function Names() {
  const words = useAuditWords()
  names.push(...auditOperationNames.map(words.operation))
  return null
}

test('every operation has words of its own', async () => {
  await open(<Names />, { areas: ['audit', 'proposals', 'games'] })
  const all = names.slice(0, auditOperationNames.length)
  expect(all.filter((name) => name === '' || /audit\.|proposals\./.test(name))).toEqual([])
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})

describe('the chain', () => {
  test('that is whole says so, and explains itself on demand', async () => {
    const { t, person } = await show(dataOf([made()]))
    expect(screen.getByText(t('audit.state.whole'))).toBeDefined()
    const text = screen.getByText(asRead(t('audit.howText')))
    expect(text.hidden).toBe(true)
    await person.click(screen.getByRole('button', { name: t('audit.how') }))
    expect(text.hidden).toBe(false)
  })

  test('that is broken leads to its entry, and the log stays readable', async () => {
    const chain = { ...whole, state: 'broken', broken: 48_201 } as const
    const { t } = await show(dataOf([made()], { chain }))
    expect(screen.getByRole('alert').textContent).toContain(asRead(t('audit.state.broken')))
    const link = screen.getByRole('link', { name: asRead(t('audit.openBroken', { entry: '48,201' })) })
    expect(link.getAttribute('href')).toContain('?before=48202&entry=48201')
    expect(screen.getByRole('button', { name: t('lists.export') })).toBeDefined()
    expect(screen.getByRole('button', { name: t('audit.did.cancel') })).toBeDefined()
  })

  test('is checked now, with its progress until it is done; a refusal is said', async () => {
    let looks = 0
    const { t, person } = await show(dataOf([made()]), ['FullAccess'], {
      checkAuditChain: () => ({ data: { ...whole, running: { followed: 2_000 } } }),
      getAuditChain: () => ({
        data: { ...whole, entries: 48_213, running: looks++ === 0 ? { followed: 9_000 } : null },
      }),
    })
    await person.click(screen.getByRole('button', { name: t('audit.check') }))
    expect(await screen.findByText(asRead(t('audit.running', { count: 2_000 })))).toBeDefined()
    expect(await screen.findByText(asRead(t('audit.running', { count: 9_000 })))).toBeDefined()
    expect(await screen.findByText(/48,213/)).toBeDefined()
  })

  test('that can’t be checked now says why', async () => {
    const { t, person } = await show(dataOf([made()]), ['FullAccess'], {
      checkAuditChain() {
        throw new CallError(429, 'too_many_requests')
      },
    })
    await person.click(screen.getByRole('button', { name: t('audit.check') }))
    expect(await screen.findByText(asRead(t('errors.too_many_requests')))).toBeDefined()
  })
})

test('an empty log says what will appear; filters that find nothing can be cleared', async () => {
  const { t } = await show(dataOf([]))
  expect(screen.getByText(t('audit.none'))).toBeDefined()
})

test.each([
  ['', {}],
  [
    '?q=mira&what=orders&from=2026-11-01&before=12&entry=11',
    { q: 'mira', what: 'orders', from: '2026-11-01', before: '12' },
  ],
  ['?who=everybody&what=nothing&from=1.11.&before=-3', {}],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (name: string, input: unknown) => {
    if (name === 'listAudit') asked.push(input)
    return { data: {} }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
  expect(asked).toEqual([{ query }])
})
