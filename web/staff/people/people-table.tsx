import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useLanguageName } from '#web/frame/texts/use-language-name.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { NamedValue } from '#web/parts/lists/named-value.tsx'
import { PersonCell } from '#web/parts/lists/person-cell.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { PersonChips } from './person-chips.tsx'

export type ListedPerson = Contract['listPeople']['reply']['data']['items'][number]

type Props = {
  people: readonly ListedPerson[]
  columns: readonly Column<ListedPerson>[]
  shown: ShownList
}

/** A row for each person; its name opens their sheet, from anywhere on the row. */
export function PeopleTable({ people, columns, shown }: Props) {
  return (
    <ListTable
      label={useApp().t('shell.adminUsers')}
      rows={people}
      columns={columns}
      keyOf={({ user_id }) => user_id}
      shown={shown}
    />
  )
}

type Opening = { hrefOf: (userId: string) => string; onOpen: (userId: string) => void }

/** The columns of people: who, what they can do, what they ordered, and since when; those that can be chosen have a name. */
export function usePeopleColumns({ hrefOf, onOpen }: Opening): Column<ListedPerson>[] {
  const { t, format } = useApp()
  const { day } = useTimes()
  const languageName = useLanguageName()
  return [
    {
      head: t('people.colPerson'),
      sorts: { ascending: 'name' },
      cell: (person) => (
        <PersonCell person={person} href={hrefOf(person.user_id)} onOpen={() => onOpen(person.user_id)} />
      ),
    },
    {
      name: 'rights',
      head: t('people.colRights'),
      place: 'line',
      cell: (person) => <PersonChips person={person} />,
    },
    {
      name: 'orders',
      head: t('people.colOrders'),
      numeric: true,
      cell: ({ orders }) => <NamedValue name={t('people.colOrders')} value={format.number(orders)} />,
    },
    {
      name: 'spent',
      head: t('people.colSpent'),
      extra: true,
      numeric: true,
      place: 'end',
      cell: ({ spent }) => <NamedValue name={t('people.colSpent')} value={format.money(spent)} />,
    },
    {
      name: 'language',
      head: t('people.colLanguage'),
      extra: true,
      cell: ({ locale }) => <NamedValue name={t('people.colLanguage')} value={languageName(locale)} />,
    },
    {
      name: 'seen',
      head: t('people.colSeen'),
      place: 'end',
      cell: ({ last_seen_at, online }) =>
        online ? (
          <span className="text-good">{t('people.now')}</span>
        ) : (
          <NamedValue
            name={t('people.colSeen')}
            value={last_seen_at ? day(last_seen_at) : t('people.never')}
          />
        ),
    },
    {
      name: 'joined',
      head: t('people.colJoined'),
      sorts: { descending: 'newest', ascending: 'oldest' },
      cell: ({ created_at }) => <NamedValue name={t('people.colJoined')} value={day(created_at)} />,
    },
  ]
}
