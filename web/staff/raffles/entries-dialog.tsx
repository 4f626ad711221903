import { useCallback, useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { mostEntriesFound } from '#core/raffles/raffles.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useCountryName } from '#web/frame/texts/use-country-name.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { SearchField } from '#web/parts/lists/search-field.tsx'
import type { DeskRaffle } from './desk-types.ts'

type Entries = Contract['listRaffleEntries']['reply']['data']

const size = 25

/** The tickets of a raffle with their people, found by name or number. */
export default function EntriesDialog({ raffle, onClose }: { raffle: DeskRaffle; onClose: () => void }) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [read, setRead] = useState<Entries | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { raffle_id } = raffle
  useEffect(() => {
    let current = true
    call('listRaffleEntries', { params: { raffle_id }, query: { q, page, size } }).then(
      ({ data }) => {
        if (!current) return
        setRead(data)
        setError(null)
      },
      (failed) => current && setError(messageOf(failed)),
    )
    return () => {
      current = false
    }
  }, [call, raffle_id, q, page, messageOf])
  const search = useCallback((words: string) => {
    setQ(words)
    setPage(1)
  }, [])
  return (
    <Dialog open size="wide" onClose={onClose} title={t('raffledesk.entries')} closeLabel={t('shell.close')}>
      <SearchField
        label={t('raffledesk.search')}
        hint={t('raffledesk.entriesHint')}
        most={40}
        wide
        value={q}
        onSearch={search}
      />
      {error && <ErrorNote message={error} className="mt-4" />}
      {read && <Rows read={read} onPage={setPage} />}
      {q && read && read.total >= mostEntriesFound && (
        <p className="type-small mt-4 text-ink-2">{t('raffledesk.moreFound', { count: mostEntriesFound })}</p>
      )}
    </Dialog>
  )
}

function Rows({ read, onPage }: { read: Entries; onPage: (page: number) => void }) {
  const { t, format } = useApp()
  const times = useShopTimes()
  const countryName = useCountryName()
  if (read.total === 0) return <p className="mt-4 text-ink-2">{t('lists.noMatch')}</p>
  return (
    <>
      <Table label={t('raffledesk.entries')} className="mt-4">
        <thead>
          <tr>
            <Th>{t('raffles.ticket')}</Th>
            <Th>{t('raffledesk.person')}</Th>
            <Th>{t('raffles.country')}</Th>
            <Th>{t('raffledesk.entered')}</Th>
          </tr>
        </thead>
        <tbody>
          {read.items.map(({ number, person, country, entered_at, withdrawn_at }) => (
            <tr key={number} className={withdrawn_at ? 'text-ink-3' : ''}>
              <Td className="tabular-nums">{format.number(number)}</Td>
              <Td className="wrap-anywhere">
                <bdi>{person?.username ?? t('raffledesk.erased')}</bdi>
              </Td>
              <Td>{country ? countryName(country) : '–'}</Td>
              <Td>{withdrawn_at ? t('raffledesk.withdrawn') : times.dateTime(entered_at)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="mt-4 flex justify-end gap-2">
        {read.page > 1 && (
          <Button size="small" onClick={() => onPage(read.page - 1)}>
            {t('lists.previousPage')}
          </Button>
        )}
        {read.page < read.pageCount && (
          <Button size="small" onClick={() => onPage(read.page + 1)}>
            {t('lists.nextPage')}
          </Button>
        )}
      </div>
    </>
  )
}
