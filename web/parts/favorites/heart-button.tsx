import './heart.css'
import { useState } from 'react'
import { useFrame } from '#web/frame/router/frame-context.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { useFavorite } from './use-favorites.ts'

/** Saves a booster as a favorite, or removes them; a visitor signs in first and comes back to this page. */
export function HeartButton({ username }: { username: string }) {
  const t = useTranslate()
  const { isFavorite, toggle, signedIn } = useFavorite(username)
  const { busy, run } = useAction()
  const [asked, ask] = useState(false)
  return (
    <>
      <IconButton
        className="heart"
        label={t(isFavorite ? 'favorites.remove' : 'favorites.add', { booster: username })}
        icon={<Icon name="heart" size={18} />}
        aria-pressed={isFavorite}
        aria-busy={busy || undefined}
        onClick={() => (signedIn ? !busy && void run(toggle) : ask(true))}
      />
      {asked && <SignIn onClose={() => ask(false)} />}
    </>
  )
}

function SignIn({ onClose }: { onClose: () => void }) {
  const { SignInDialog } = useFrame().map
  return <SignInDialog onClose={onClose} />
}
