import { useEffect, useState } from 'react'
import { type PriceDifference, priceDifferences } from '#core/prices/price-differences.ts'
import { valuesOf } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { DifferenceList } from './difference-list.tsx'

type Details =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'first' }
  | { kind: 'differences'; basedOn: number; list: PriceDifference[] }

/** What a version changed from the one that it was based on. */
export function VersionDetails({ version }: { version: number }) {
  const { t } = useApp()
  const details = useDetails(version)
  return (
    <div className="price-version-details">
      {details.kind === 'loading' && <Skeleton className="h-5 w-64" />}
      {details.kind === 'failed' && <ErrorNote message={details.message} />}
      {details.kind === 'first' && <p className="type-small text-ink-2">{t('prices.firstVersion')}</p>}
      {details.kind === 'differences' && (
        <>
          <p className="type-caption text-ink-3">
            {details.list.length === 0
              ? t('prices.sameAs', { version: details.basedOn })
              : t('prices.comparedWith', { version: details.basedOn, count: details.list.length })}
          </p>
          <DifferenceList differences={details.list} />
        </>
      )}
    </div>
  )
}

function useDetails(version: number): Details {
  const { call } = useApp()
  const messageOf = useMessageOf()
  const [details, setDetails] = useState<Details>({ kind: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version never changes, so it is read once.
  useEffect(() => {
    let wanted = true
    const show = (next: Details) => wanted && setDetails(next)
    call('getPriceVersion', { params: { version: String(version) } }).then(
      ({ data: { content, previous } }) =>
        show(
          previous
            ? {
                kind: 'differences',
                basedOn: previous.version,
                list: priceDifferences(valuesOf(previous), valuesOf(content)),
              }
            : { kind: 'first' },
        ),
      (error) => show({ kind: 'failed', message: messageOf(error) }),
    )
    return () => {
      wanted = false
    }
  }, [version])
  return details
}
