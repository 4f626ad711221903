import { useTranslate } from '#web/frame/session/app-context.ts'
import { Td, Th } from '#web/kit/ui/table.tsx'
import type { Selection } from './use-selection.ts'

const cell = '@min-[720px]:w-11'
/** Above the row's link, and as large as a finger. */
const hit = 'relative z-1 -m-2 grid size-10 cursor-pointer place-items-center'

/** The box in a table's head: all rows that are shown, or none. */
export function SelectAll({ selection }: { selection: Selection }) {
  const t = useTranslate()
  return (
    <Th className={cell}>
      <label className={hit}>
        <input
          type="checkbox"
          className="checkbox"
          aria-label={t('lists.selectAll')}
          checked={selection.state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = selection.state === 'some'
          }}
          onChange={selection.toggleAll}
        />
      </label>
    </Th>
  )
}

/** The box of a row; with Shift it takes all rows since the last one. */
export function SelectRow({ selection, of, name }: { selection: Selection; of: string; name: string }) {
  const t = useTranslate()
  return (
    <Td className={`${cell} @max-[719px]:col-[1]! @max-[719px]:row-[1]!`} data-place="box">
      <label className={hit}>
        <input
          type="checkbox"
          className="checkbox"
          aria-label={t('lists.select', { row: name })}
          checked={selection.has(of)}
          onChange={({ nativeEvent }) => selection.toggle(of, (nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    </Td>
  )
}
