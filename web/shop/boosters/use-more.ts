import { useState } from 'react'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { showError } from '#web/kit/ui/toasts.ts'

const perPage = 10

type Options<Item> = {
  /** The items that came with the page. */
  first: readonly Item[]
  /** How many of them are shown at first. */
  atFirst: number
  total: number
  /** Reads a page of the whole list, ten items each. */
  read: (page: number) => Promise<readonly Item[]>
}

/** A list that grows by ten: what is shown, how many the next press adds, and the press itself. */
export function useMore<Item>({ first, atFirst, total, read }: Options<Item>) {
  const messageOf = useMessageOf()
  const [known, setKnown] = useState(first)
  const [count, setCount] = useState(atFirst)
  const [busy, setBusy] = useState(false)
  const more = Math.min(perPage, Math.max(total, known.length) - count)
  const showMore = async () => {
    if (count + more > known.length) {
      setBusy(true)
      try {
        const page = Math.floor(known.length / perPage) + 1
        const items = await read(page)
        setKnown([...known.slice(0, (page - 1) * perPage), ...items])
      } catch (error) {
        return void showError(messageOf(error))
      } finally {
        setBusy(false)
      }
    }
    setCount(count + more)
  }
  return { shown: known.slice(0, count), more, busy, showMore }
}
