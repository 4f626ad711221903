import { useEffect, useState } from 'react'
import { rosterSearchLength } from '#core/people/roster.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { SearchField } from '#web/parts/lists/search-field.tsx'
import type { ListedPerson } from '../people/people-table.tsx'
import { PersonChips } from '../people/person-chips.tsx'

type Props = { onChoose: (userId: string) => void; onClose: () => void }

/** Finds the account of someone who becomes a booster. */
export default function AddDialog({ onChoose, onClose }: Props) {
  const { t } = useApp()
  const [words, setWords] = useState('')
  const people = usePeople(words)
  return (
    <Dialog open onClose={onClose} title={t('roster.add')} closeLabel={t('shell.close')}>
      <p className="type-body mb-4 text-ink-2">{t('roster.addText')}</p>
      <SearchField
        label={t('people.search')}
        hint={t('roster.searchHint')}
        most={rosterSearchLength}
        value={words}
        onSearch={setWords}
      />
      <div role="status" className="mt-2 min-h-64">
        {people?.length === 0 && <p className="type-body py-4 text-ink-2">{t('roster.addNone')}</p>}
        <ul>
          {people?.map((person) => (
            <li key={person.user_id} className="border-b border-line">
              <Found person={person} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

type FoundProps = { person: ListedPerson; onChoose: Props['onChoose'] }

function Found({ person, onChoose }: FoundProps) {
  const { format } = useApp()
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 py-2 text-start"
      onClick={() => onChoose(person.user_id)}
    >
      <Avatar name={person.username} />
      <span className="min-w-0 grow">
        <bdi className="block font-semibold wrap-anywhere">{person.username}</bdi>
        <span className="type-small block text-ink-2 wrap-anywhere">{format.ltr(person.email)}</span>
      </span>
      <PersonChips person={person} />
    </button>
  )
}

/** The first people who match; null before the first answer. */
function usePeople(words: string): readonly ListedPerson[] | null {
  const { t, call } = useApp()
  const [people, setPeople] = useState<readonly ListedPerson[] | null>(null)
  useEffect(() => {
    let over = false
    if (words === '') return setPeople(null)
    call('listPeople', { query: { q: words, sort: 'name', size: 8 } }).then(
      ({ data }) => over || setPeople(data.items),
      (error) => void say(t, error),
    )
    return () => {
      over = true
    }
  }, [words, call, t])
  return people
}
