import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useSignOut } from '#web/frame/shell/use-sign-out.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { BanWords } from './ban-words.tsx'

/** Tells a person whose page is open that staff have just banned them. */
export default function BannedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const signOut = useSignOut()
  return (
    <Dialog open onClose={onClose} title={t('rights.bannedTitle')} closeLabel={t('shell.close')}>
      <BanWords className="type-body text-ink-2" />
      <div className="mt-6 flex flex-wrap gap-2">
        <LocaleLink to="/contact" className={buttonClass({ variant: 'primary' })} onClick={onClose}>
          {t('rights.contact')}
        </LocaleLink>
        <Button variant="outline" onClick={signOut}>
          {t('shell.logOut')}
        </Button>
      </div>
    </Dialog>
  )
}
