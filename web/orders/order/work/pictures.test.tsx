// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { largestPicture } from '#core/base/pictures.ts'
import { CallError } from '#web/frame/session/call.ts'
import { toastList } from '#web/kit/ui/toast-region.tsx'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { open } from '#web/test/in-browser.tsx'
import DisputeDialog from '../../disputes/dispute-dialog.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { FinishCard } from './finish-card.tsx'
import { MatchLog } from './match-log.tsx'
import { ProofCard } from './proof-card.tsx'
import { ProofPicture } from './proof-picture.tsx'

const user = { username: 'mira' } as never
const checked = madeUpOrder('solo', 'verification_required', 'customer')

// The test browser has no object URLs.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
})

const picture = (name: string, bytes = 4, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })

function OneField() {
  const [file, setFile] = useState<File | null>(null)
  return <PictureField label="Picture" file={file} onChange={setFile} pastes />
}

test.each([
  ['an empty file', picture('empty.png', 0), 'work.pictureEmpty'],
  ['another kind of file', picture('notes.txt', 4, 'text/plain'), 'errors.bad_file_extension'],
] as const)('%s is refused before it is sent, with the reason', async (_, file, key) => {
  const { t } = await open(<OneField />)
  // The file chooser would not offer it, but it can be dropped.
  fireEvent.drop(document.querySelector('.picture-field') as Element, { dataTransfer: { files: [file] } })
  expect(screen.getByText(t(key))).toBeDefined()
  expect(screen.queryByText(file.name)).toBeNull()
})

test('a picture that is too large shows its size, and the previous one stays', async () => {
  const { person } = await open(<OneField />)
  await person.upload(screen.getByLabelText('Picture'), picture('first.png'))
  await person.upload(screen.getByLabelText('Picture'), picture('huge.png', largestPicture + 1))
  expect(screen.getByText(/8.* MB/, { selector: '.text-error' })).toBeDefined()
  expect(screen.getByText('first.png')).toBeDefined()
})

test('a picture can be chosen, dropped or pasted, and removed', async () => {
  const { t, person } = await open(<OneField />)
  const zone = document.querySelector('.picture-field') as HTMLElement
  zone.checkVisibility = () => true
  fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')] } })
  expect(screen.getByText('dropped.png')).toBeDefined()
  await person.click(screen.getByRole('button', { name: t('work.removePicture') }))
  expect(screen.queryByText('dropped.png')).toBeNull()
  fireEvent.paste(document, { clipboardData: { files: [picture('pasted.png')], getData: () => '' } })
  expect(screen.getByText('pasted.png')).toBeDefined()
})

test('a dispute takes up to three screenshots, which are sent first and in order', async () => {
  const ids = ['one', 'two', 'three']
  const { t, sent, person } = await open(<DisputeDialog order={checked} onClose={() => {}} />, {
    answers: {
      uploadProof: () => ({ data: { file_id: ids.shift() } }),
      disputeOrder: () => ({ data: {} }),
    },
  })
  const first = t('order.disputePictures', { count: 3 })
  await person.upload(screen.getByLabelText(first), picture('a.png'))
  await person.upload(screen.getByLabelText(t('order.disputePicture', { number: 2 })), picture('b.png'))
  await person.upload(screen.getByLabelText(t('order.disputePicture', { number: 3 })), picture('c.png'))
  expect(screen.queryByLabelText(t('order.disputePicture', { number: 4 }))).toBeNull()
  await person.click(screen.getByLabelText(t('disputes.kind.target_not_reached')))
  await person.type(screen.getByLabelText(t('order.disputeReason')), 'Another rank')
  await person.click(screen.getByRole('button', { name: t('order.disputeSend') }))
  await expect.poll(() => sent.length).toBe(4)
  expect(sent.at(-1)).toEqual({
    name: 'disputeOrder',
    input: {
      params: { order_id: 'order-id' },
      body: { kind: 'target_not_reached', reason: 'Another rank', picture_ids: ['one', 'two', 'three'] },
    },
  })
})

test('an upload shows its percentage; one that failed keeps the picture and is sent again from there', async () => {
  type Sent = { onProgress: (part: number) => void }
  const tries: { input: Sent; answer: PromiseWithResolvers<object> }[] = []
  const { t, sent, person } = await open(<FinishCard order={madeUpOrder('solo', 'boosting', 'booster')} />, {
    answers: {
      uploadProof: (input: Sent) => {
        const answer = Promise.withResolvers<object>()
        tries.push({ input, answer })
        return answer.promise
      },
      finishOrder: () => ({ data: {} }),
    },
  })
  await person.upload(document.querySelector('input[type="file"]') as HTMLInputElement, picture('rank.png'))
  for (const box of screen.queryAllByRole('checkbox')) await person.click(box)
  await person.click(screen.getByRole('button', { name: t('order.finish') }))
  const bar = await screen.findByRole('progressbar', { name: `${t('work.upload.sending')} rank.png` })
  act(() => tries[0]?.input.onProgress(0.42))
  expect([bar.getAttribute('value'), screen.getByText('42%').tagName]).toEqual(['42', 'SPAN'])
  tries[0]?.answer.reject(new CallError(500, 'something_wrong'))
  const again = await screen.findByRole('button', { name: t('work.upload.again') })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('rank.png')).toBeDefined()
  await person.click(again)
  await expect.poll(() => tries.length).toBe(2)
  tries[1]?.answer.resolve({ data: { file_id: 'rank' } })
  await expect.poll(() => sent.at(-1)?.name).toBe('finishOrder')
})

test('removing a picture on its way stops its upload, submits nothing, and says nothing', async () => {
  const { t, sent, person } = await open(<FinishCard order={madeUpOrder('solo', 'boosting', 'booster')} />, {
    answers: {
      uploadProof: ({ signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError'))),
        ),
    },
  })
  await person.upload(document.querySelector('input[type="file"]') as HTMLInputElement, picture('rank.png'))
  for (const box of screen.queryAllByRole('checkbox')) await person.click(box)
  const finish = screen.getByRole('button', { name: t('order.finish') })
  await person.click(finish)
  await screen.findByRole('progressbar')
  await person.click(screen.getByRole('button', { name: t('work.removePicture') }))
  await expect.poll(() => finish.getAttribute('aria-busy')).toBeNull()
  expect(sent.map(({ name }) => name)).toEqual(['uploadProof'])
  expect(toastList.shown).toEqual([])
})

test('a dispute needs a reason, and asks before it discards a chosen picture', async () => {
  const { t, sent, person } = await open(<DisputeDialog order={checked} onClose={() => {}} />)
  await person.click(screen.getByRole('button', { name: t('order.disputeSend') }))
  expect(sent).toEqual([])
  const field = screen.getByLabelText(t('order.disputePictures', { count: 3 }))
  await person.upload(field, picture('a.png'))
  await person.keyboard('{Escape}')
  expect(await screen.findByText(t('shell.unsavedTitle'))).toBeDefined()
})

test('a proof opens at several sizes and as the original', async () => {
  const { t, person } = await open(<ProofPicture fileId="proof" label="Proof" caption="kestrel, 18:00" />, {
    user,
  })
  await person.click(await screen.findByRole('button', { name: t('order.proofFull') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('kestrel, 18:00')).toBeDefined()
  const zoom = dialog.getByRole('status')
  expect(zoom.textContent).toBe('100%')
  await person.click(dialog.getByRole('button', { name: t('order.zoomOut') }))
  expect(zoom.textContent).toBe('100%')
  for (const percent of ['150%', '200%', '300%', '400%', '400%']) {
    await person.click(dialog.getByRole('button', { name: t('order.zoomIn') }))
    expect(zoom.textContent).toBe(percent)
  }
  const original = await dialog.findByRole('link', { name: t('order.proofOriginal') })
  expect(original.getAttribute('href')).toBe('blob:a-picture')
})

test.each(['customer', 'booster', 'staff'] as const)(
  'the proof stays for the %s after the order closes, and is not shown twice before',
  async (viewer) => {
    const done = madeUpOrder('solo', 'completed', viewer)
    const { t, unmount } = await open(<ProofCard order={done} />, { user })
    expect(await screen.findByRole('img', { name: t('order.checkProof') })).toBeDefined()
    expect(screen.getByText(/^kestrel, /)).toBeDefined()
    unmount()
    const { container } = await open(<ProofCard order={{ ...checked, viewer }} />, { user })
    expect(container.textContent).toBe('')
  },
)

test('the log shows the newest six games, and all of them on request', async () => {
  const { t, person } = await open(<MatchLog order={checked} />, { user })
  expect(screen.getAllByRole('row')).toHaveLength(7)
  const all = t('order.allGames', { count: checked.games.length })
  await person.click(screen.getByRole('button', { name: all }))
  expect(screen.getAllByRole('row')).toHaveLength(checked.games.length + 1)
})

test('a game’s screenshot opens with its booster and time', async () => {
  const { t, person } = await open(<MatchLog order={checked} />, { user })
  const last = checked.games.at(-1)
  const name = t('order.proof', { number: last?.number ?? 0 })
  await person.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  expect(dialog.textContent).toContain('kestrel, ')
})

test('champions have names in the reader’s language', async () => {
  await open(<MatchLog order={checked} />, { locale: 'ar' })
  expect((await screen.findAllByText('آري')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Ahri')).toBeNull()
})
