import { type Dispatch, type SetStateAction, useState } from 'react'
import { type ApplicationPicture, type PictureKind, pictureKinds } from '#core/boosters/applications.ts'
import type { GameId } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { PartFieldsProps } from './about-part.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import { ProofSlot } from './proof-slot.tsx'

type Props = PartFieldsProps & {
  keeper: DraftKeeper
  /** Null until known. Screenshots are stored with an account. */
  hasAccount: boolean | null
  onAccount: () => void
  onUploading: Dispatch<SetStateAction<number>>
}

/** Two screenshots for each account. */
export function ProofFields({ content, keeper, hasAccount, onAccount, onUploading }: Props) {
  const { t } = useApp()
  const { accounts, pictures } = content
  // The slot that takes a pasted picture: the one that was last pointed at, or the first empty one.
  const [wanted, setWanted] = useState<string | null>(null)
  const slots = accounts.flatMap(({ game }) => pictureKinds.map((kind) => ({ game, kind })))
  const pictureOf = (game: GameId, kind: PictureKind) =>
    pictures.find((each) => each.game === game && each.kind === kind) ?? null
  const firstEmpty = slots.find(({ game, kind }) => !pictureOf(game, kind))
  const pasting = wanted ?? (firstEmpty && `${firstEmpty.game} ${firstEmpty.kind}`)
  const put = (game: GameId, kind: PictureKind, picture: ApplicationPicture | null) => {
    // Uploads end in any order, so each adds to what is there by then.
    const { pictures: now, accounts: left } = keeper.view.content
    if (!left.some((each) => each.game === game)) return
    const others = now.filter((each) => each.game !== game || each.kind !== kind)
    keeper.change({ pictures: picture ? [...others, picture] : others })
  }
  return (
    <>
      <p className="type-body mt-2 max-w-[62ch] text-ink-2">{t('application.proofText')}</p>
      {accounts.length === 0 ? (
        <p className="type-body mt-4 border-y border-line py-4 text-ink-2">{t('application.proofFirst')}</p>
      ) : hasAccount === false ? (
        <div className="mt-4 border-y border-line py-4">
          <p className="type-body max-w-[62ch] text-ink-2">{t('application.proofAccount')}</p>
          <Button variant="outline" className="mt-3" onClick={onAccount}>
            {t('application.createAccount')}
          </Button>
        </div>
      ) : (
        <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
          {accounts.map(({ game }) => (
            <section key={game} data-game={game} aria-label={t(`games.game.${game}`)}>
              <h3 className="type-sign flex items-center gap-2 pb-3">
                <span className="apply-lozenge" aria-hidden="true" /> {t(`games.game.${game}`)}
              </h3>
              {pictureKinds.map((kind) => (
                <ProofSlot
                  key={kind}
                  kind={kind}
                  picture={pictureOf(game, kind)}
                  pastes={pasting === `${game} ${kind}`}
                  keeper={keeper}
                  onPoint={() => setWanted(`${game} ${kind}`)}
                  onPicture={(picture) => {
                    setWanted(null)
                    put(game, kind, picture && { ...picture, game, kind })
                  }}
                  onUploading={onUploading}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  )
}
