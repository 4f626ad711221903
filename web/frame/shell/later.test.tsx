// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Later, LaterPart } from './later.tsx'

const Part = ({ words }: { words: string }) => <p>{words}</p>

function aPart() {
  const load = vi.fn(async () => Part)
  return { load, part: new LaterPart(load) }
}

test('the server’s rendering stays as it is, and its code is not loaded', async () => {
  const { part, load } = aPart()
  const place = document.createElement('div')
  place.innerHTML = '<div><p>drawn</p></div>'
  document.body.append(place)
  const root = await act(async () => hydrateRoot(place, <Later part={part} props={{ words: 'made' }} />))
  expect(place.textContent).toBe('drawn')
  expect(load).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  place.remove()
})

test('on a page that the browser rendered itself it loads automatically', async () => {
  const { part, load } = aPart()
  await open(<Later part={part} props={{ words: 'made' }} />)
  expect(await screen.findByText('made')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that a loader has loaded appears at once', async () => {
  const { part, load } = aPart()
  await part.bring()
  await open(<Later part={part} props={{ words: 'made' }} />)
  expect(screen.getByText('made')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
