import { orderStatuses } from '#core/orders/lifecycle.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Pagination } from '#web/kit/ui/pagination.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { StateChip } from '#web/kit/ui/state-chip.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { Timeline } from '#web/kit/ui/timeline.tsx'

const tones: readonly Tone[] = ['good', 'warning', 'error', 'note', 'glow']

export function ChipStates() {
  const { t } = useApp()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {orderStatuses.map((status) => (
          <StateChip key={status} status={status}>
            {t(`games.status.${status}`)}
          </StateChip>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip>{t('order.demo')}</Chip>
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} icon={<Icon name="check" size={16} />}>
            {t('order.onTime')}
          </Chip>
        ))}
        <Chip outlined>{t('order.vaultEmpty')}</Chip>
        <Avatar name="mira" />
      </div>
    </div>
  )
}

export function NoticeStates() {
  const { t } = useApp()
  const action = <Button variant="outline">{t('order.resume')}</Button>
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Notice title={t('order.paused')}>{t('order.pausedText')}</Notice>
      <Notice tone="good" title={t('order.onTime')} />
      <Notice tone="warning" title={t('order.shortfall')} action={action}>
        {t('order.checkTextOpen')}
      </Notice>
      <ErrorNote message={t('errors.something_wrong')} next={action} />
    </div>
  )
}

export function SurfaceStates() {
  const { t, dir } = useApp()
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Card>
        <h3 className="type-h3">{t('order.vault')}</h3>
        <p className="type-body mt-2 text-ink-2">{t('order.vaultTextNobody')}</p>
      </Card>
      <Card lifted>
        <h3 className="type-h3">{t('order.colPrice')}</h3>
        <p className="mt-3 grid gap-2">
          <Skeleton className="h-10 w-32" />
          <Skeleton />
          <Skeleton className="h-4 w-48" />
        </p>
      </Card>
      <EmptyState
        dir={dir}
        title={t('lists.emptyPage')}
        text={t('lists.emptyPageText')}
        action={<Button>{t('lists.lastPage')}</Button>}
      />
      <Timeline
        label={t('order.timeline')}
        entries={['create', 'pay', 'claim'].map((key) => ({
          key,
          icon: <Icon name="check" size={16} />,
          text: t(`order.event.${key as 'create'}`),
          time: '18:00',
        }))}
      />
    </div>
  )
}

export function TableStates() {
  const { t, format } = useApp()
  return (
    <div className="grid gap-4">
      <Tabs label={t('order.games')}>
        <a href="#won" aria-current="page">
          {t('order.won')}
        </a>
        <a href="#lost">{t('order.lost')}</a>
        <a href="#all">{t('order.allGames', { count: 24 })}</a>
      </Tabs>
      <Table label={t('order.games')}>
        <thead>
          <tr>
            <Th>{t('order.colNo')}</Th>
            <Th>{t('order.colResult')}</Th>
            <Th numeric>{t('order.colPrice')}</Th>
          </tr>
        </thead>
        <tbody>
          {[4_250, 69_75, 123_400].map((amount, index) => (
            <tr key={amount}>
              <Td>{index + 1}</Td>
              <Td>
                <a href="#game">{t(index === 1 ? 'order.lost' : 'order.won')}</a>
              </Td>
              <Td numeric>{format.money(amount)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Pagination
          page={3}
          pageCount={9}
          labels={{
            nav: t('order.games'),
            previous: t('shell.close'),
            next: t('shell.close'),
            page: (page) => `${page}`,
          }}
          hrefOf={(page) => `#${page}`}
        />
        <Menu trigger={t('order.games')} triggerClass="button button-outline">
          <button type="button">{t('order.won')}</button>
          <button type="button">{t('order.lost')}</button>
        </Menu>
      </div>
    </div>
  )
}
