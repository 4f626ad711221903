import { useState } from 'react'
import { type GameAccount, gamesLeft } from '#core/boosters/applications.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { PartFieldsProps } from './about-part.tsx'

const AccountDialog = opensLater(() => import('./account-dialog.tsx'))

/** The game accounts with their ranks, as rows of one card; a dialog edits one. */
export function AccountsFields({ content, onChange }: PartFieldsProps) {
  const { t } = useApp()
  const { accounts, pictures } = content
  const [open, setOpen] = useState<{ game: GameId; account: GameAccount | null } | null>(null)
  const left = gamesLeft(accounts)
  const others = (game: GameId) => accounts.filter((each) => each.game !== game)
  const save = (account: GameAccount) => {
    const isNew = !accounts.some(({ game }) => game === account.game)
    onChange({
      accounts: isNew
        ? [...accounts, account]
        : accounts.map((each) => (each.game === account.game ? account : each)),
    })
    setOpen(null)
  }
  const remove = (game: GameId) => {
    onChange({ accounts: others(game), pictures: pictures.filter((each) => each.game !== game) })
    setOpen(null)
  }
  return (
    <>
      <div className="card mt-5 overflow-clip">
        {accounts.length === 0 && (
          <p className="type-body px-5 pt-5 text-ink-2">{t('application.noAccounts')}</p>
        )}
        <ul>
          {accounts.map((account) => (
            <AccountRow
              key={account.game}
              account={account}
              onEdit={() => setOpen({ game: account.game, account })}
            />
          ))}
        </ul>
        {left.length > 0 && (
          <button
            type="button"
            className="apply-add"
            onClick={() => setOpen({ game: left[0] as GameId, account: null })}
          >
            <Icon name="plus" />
            <span className="type-small font-semibold">{t('application.addGame')}</span>
            <span className="type-small text-ink-2 sm:ms-auto">{gamesInWords(t, left)}</span>
          </button>
        )}
      </div>
      <p className="type-small mt-3 max-w-[62ch] text-ink-2">{t('application.ceilingNote')}</p>
      {open && (
        <AccountDialog
          game={open.game}
          account={open.account}
          choices={left}
          onSave={save}
          onRemove={remove}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** An account with its three ranks; without a button it is only read. */
export function AccountRow({ account, onEdit }: { account: GameAccount; onEdit?: () => void }) {
  const { t, format } = useApp()
  const game = games[account.game]
  const words = (place: Place) => rankName(t, game, place)
  const ranks = [
    [t('application.rankNow'), words(account.now)],
    [t('application.rankBest'), words(account.best)],
    [t('application.rankCeiling'), words(account.ceiling)],
  ] as const
  return (
    <li className="apply-account" data-game={account.game}>
      <Emblem game={game} tier={account.best.tier} size={44} />
      <div className="min-w-0">
        <p className="type-h3 flex items-center gap-2">
          <span className="apply-lozenge" aria-hidden="true" /> {t(`games.game.${account.game}`)}
        </p>
        <p className="type-small truncate text-ink-2">
          {listed(t, format.ltr(account.name), t(`games.server.${account.server}`))}
        </p>
      </div>
      <dl>
        {ranks.map(([label, rank]) => (
          <div key={label}>
            <dt className="type-caption text-ink-2">{label}</dt>
            <dd className="type-sign">{rank}</dd>
          </div>
        ))}
      </dl>
      {onEdit && (
        <IconButton
          label={t('application.editAccount', { game: t(`games.game.${account.game}`) })}
          icon={<DashboardIcon name="pencil" />}
          onClick={onEdit}
        />
      )}
    </li>
  )
}

function gamesInWords(t: Translate, ids: readonly GameId[]): string {
  return inAList(
    t,
    ids.map((game) => t(`games.game.${game}`)),
  )
}
