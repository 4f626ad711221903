// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { waits } from '#core/talk/support-thread.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { anInbox, aThread } from '#web/test/threads.ts'
import type { Thread } from './inbox-data.ts'
import { loader, Page } from './inbox-page.tsx'
import { PersonPanel } from './person-panel.tsx'
import { Queue } from './queue.tsx'

describe('the queue', () => {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString()

  test.each([
    ['just now', minuteMs, null],
    ['for a while', waits.soon + minuteMs, 'soon'],
    ['for too long', waits.late + minuteMs, 'late'],
  ])('who waits %s', async (_, ms, tone) => {
    const inbox = anInbox(aThread({ waiting_since: since(ms) }))
    const { container } = await open(<Queue inbox={inbox} openId={null} hrefOf={(id) => `/?thread=${id}`} />)
    await expect.poll(() => container.querySelector('.inbox-since')?.getAttribute('data-tone')).toBe(tone)
  })

  test.each([
    ['', { view: 'waiting', page: 1 }],
    ['?view=mine&search=mira&page=2', { view: 'mine', search: 'mira', page: 2 }],
    ['?view=lost', { view: 'waiting', page: 1 }],
  ])('its address “%s” asks for %o', async (search, query) => {
    const asked: unknown[] = []
    const call = async (name: string, input: unknown) => {
      if (name === 'listThreads') asked.push(input)
      return { data: { items: [] } }
    }
    await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
    expect(asked).toEqual([{ query }])
  })

  test.each(['connected', 'support_thread'] as const)(
    'is read again when the server says “%s”',
    async (event) => {
      const data = { inbox: anInbox(aThread()), thread: null, canned: [] }
      const { router } = await open(<Page data={data} />)
      const reads: string[] = []
      router.subscribe(({ revalidation }) => void (revalidation === 'loading' && reads.push(event)))
      realtime.tell(event, {} as never)
      expect(reads).toEqual([event])
    },
  )

  test('a thread that is gone leads to the queue, and another error is one', async () => {
    const load = (answer: () => never) => {
      const call = async (name: string) => (name === 'getThread' ? answer() : { data: { items: [] } })
      return loader({ call, url: new URL('http://localhost/?thread=thread-id') } as never)
    }
    expect((await load(refused('bad_params'))).thread).toBeNull()
    await expect(load(refused('too_many_requests'))).rejects.toThrow('too_many_requests')
  })
})

test.each<
  [
    string,
    Partial<NonNullable<Thread['person']>> | null,
    'inbox.since' | 'inbox.guestSince' | 'inbox.boosterSince' | null,
  ]
>([
  ['a visitor', null, null],
  ['a customer', {}, 'inbox.since'],
  ['a guest', { guest: true }, 'inbox.guestSince'],
  ['a booster', { booster: true }, 'inbox.boosterSince'],
])('beside the talk, %s is who they are', async (_, rest, key) => {
  const known = {
    user_id: 'mira-id',
    guest: false,
    booster: false,
    since: '2026-01-01T10:00:00.000Z',
    orders: 2,
    spent: 12_400,
    balance: 1_240,
    chats_before: 1,
  }
  const thread = aThread({ person: rest && { ...known, ...rest } })
  const { t, container } = await open(<PersonPanel thread={thread} onClose={() => {}} />)
  const words = key ? t(key, { date: 'January 1, 2026' }) : t('inbox.noAccount')
  expect(asRead(container.textContent ?? '')).toContain(asRead(words))
  expect(screen.queryByText('€12.40') !== null).toBe(rest !== null)
})
