import { useState } from 'react'
import type { LinkPurpose } from '#core/base/links.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { OpenOrder } from './open-order.tsx'
import { type Link, type LinkData, readLink } from './read-link.ts'

export const loader = readLink

type Shown = (props: { token: string; link: Link; onOver: () => void }) => React.ReactNode

/** What a link can confirm here; a password has a page of its own. */
const kinds: Record<Exclude<LinkPurpose, 'reset_password'>, { title: MessageKey; Shown: Shown }> = {
  verify_address: { title: 'access.verify.title', Shown: ConfirmAddress },
  open_order: { title: 'access.find.title', Shown: OpenOrder },
  change_email_old: { title: 'access.change.titleOld', Shown: ConfirmChange },
  change_email_new: { title: 'access.change.titleNew', Shown: ConfirmChange },
}

const kindOf = (link: Link | null) =>
  link && link.purpose !== 'reset_password' ? kinds[link.purpose] : undefined

export function meta({ t, site, data }: MetaContext<LinkData>) {
  const title = t(kindOf(data.link)?.title ?? 'access.expired.title')
  return { title: `${title} | ${site.name}`, description: t('shell.description'), hidden: true }
}

/** Opening it changes nothing; each kind asks for one press. */
export function Page({ data: { token, link } }: { data: LinkData }) {
  const [over, setOver] = useState(false)
  const kind = kindOf(link)
  if (!link || !kind || over) return <ExpiredLink kind="other" />
  return <kind.Shown token={token} link={link} onOver={() => setOver(true)} />
}
