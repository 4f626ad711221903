import './contact.css'
import { useState } from 'react'
import { type SupportTopic, supportTopics } from '#core/talk/support-thread.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { ContactForm } from './contact-form.tsx'
import type { Sent } from './contact-sent.tsx'
import { ContactWays } from './contact-ways.tsx'

type ContactData = { topic: SupportTopic | null }

/** `/contact?topic=withdrawal` leads to one topic. */
export async function loader({ url }: Pick<LoaderContext, 'url'>): Promise<ContactData> {
  const asked = url.searchParams.get('topic')
  return { topic: supportTopics.find((topic) => topic === asked) ?? null }
}

export function meta({ t, site, data }: MetaContext<ContactData>) {
  const withdraws = data.topic === 'withdrawal'
  return {
    title: `${t(withdraws ? 'shell.withdraw' : 'contact.metaTitle')} | ${site.name}`,
    description: t(withdraws ? 'contact.withdrawal.description' : 'contact.description'),
  }
}

/** Only needed after the form has been sent. */
const bringSent = () => import('./contact-sent.tsx')

export function Page({ data }: { data: ContactData }) {
  return <Contact key={data.topic} asked={data.topic} />
}

/** A form that reaches support, and the other ways beside it. */
function Contact({ asked }: { asked: SupportTopic | null }) {
  const { dir } = useApp()
  const [topic, setTopic] = useState(asked)
  const [sent, setSent] = useState<Sent | null>(null)
  const part = usePart(bringSent, sent !== null)
  const again = () => {
    setTopic(asked)
    setSent(null)
  }
  return (
    <div className="relative">
      <ContourLines seed="contact" width={1440} height={520} dir={dir} />
      <div className="shell relative">
        <Head withdraws={topic === 'withdrawal'} />
        <div className="contact">
          {sent && part ? (
            <part.ContactSent sent={sent} onAgain={again} />
          ) : (
            <ContactForm topic={topic} fixed={asked === 'withdrawal'} onTopic={setTopic} onSent={setSent} />
          )}
          <ContactWays />
        </div>
      </div>
    </div>
  )
}

function Head({ withdraws }: { withdraws: boolean }) {
  const { t } = useApp()
  return (
    <header className="pt-8 lg:pt-12">
      <h1 className="type-h1 max-w-[22ch]">{t(withdraws ? 'shell.withdraw' : 'contact.heading')}</h1>
      <p className="type-large mt-3 max-w-[62ch] text-ink-2">
        {withdraws ? <LegalWords text="contact.withdrawal.lead" /> : t('contact.lead')}
      </p>
    </header>
  )
}
