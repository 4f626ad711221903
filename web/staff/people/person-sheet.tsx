import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PersonSection, sectionsFor, writesToPeople } from '#core/people/person-sections.ts'
import { staffPages } from '#i18n/staff-pages.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { useSingleKeys } from '#web/parts/shortcuts/use-single-keys.ts'
import { PersonBalance } from './person-balance.tsx'
import { PersonBans } from './person-bans.tsx'
import { PersonDevices } from './person-devices.tsx'
import { PersonEarnings } from './person-earnings.tsx'
import { BanNotice, PersonFigures, PersonHead, PersonMore } from './person-facts.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonOrders } from './person-orders.tsx'
import { PersonPayments } from './person-payments.tsx'
import { PersonRights } from './person-rights.tsx'
import { PersonSignals } from './person-signals.tsx'
import { PersonChats, PersonMails } from './person-talk.tsx'
import { type Opened, type Person, type PersonReply, type SectionProps, sectionId } from './person-types.ts'
import { PersonWork } from './person-work.tsx'

const BanDialog = opensLater(() => import('./ban-dialog.tsx'))
const UnbanDialog = opensLater(() => import('./unban-dialog.tsx'))
const WriteDialog = opensLater(() => import('./write-dialog.tsx'))

/** While the job works on what a ban decided, the sheet looks again. */
const lookAgainMs = 1_500

type People = { items: readonly { user_id: string }[]; page: number; total: number }
type Props = {
  opened: Opened
  /** The page of the list below, for the ways to the next person. */
  people: People
  onOpen: (userId: string) => void
  onClose: () => void
}

/** One person over the list: who they are, then a section for each thing that the reader may know. */
export default function PersonSheet({ opened, people, onOpen, onClose }: Props) {
  const { t } = useApp()
  const { person, version, take, reload } = usePerson(opened)
  // What was typed belongs to the person who was open.
  const [typed, setTyped] = useState({ of: person.user_id, rights: false, note: '' })
  const mine = typed.of === person.user_id ? typed : { of: person.user_id, rights: false, note: '' }
  const dirty = mine.rights || mine.note.trim() !== ''
  const close = () => {
    // The question was answered: leaving asks no second time.
    flushSync(() => setTyped({ of: person.user_id, rights: false, note: '' }))
    onClose()
  }
  const at = people.items.findIndex(({ user_id }) => user_id === person.user_id)
  const step = (by: number) => {
    const next = at < 0 ? undefined : people.items[at + by]
    if (next) onOpen(next.user_id)
  }
  useSteps(step)
  const held = useUser()?.permissions ?? []
  const sections = sectionsFor(held, { boosts: person.work !== null })
  return (
    <FormDialog
      open
      dirty={dirty}
      onClose={close}
      size="side"
      isRead
      title={t('people.title', { name: person.username })}
      closeLabel={t('shell.close')}
    >
      <Bar at={at} people={people} onStep={step} />
      <Scroller
        key={person.user_id}
        sections={sections}
        head={
          <div className="px-4 pb-2 sm:px-6">
            <PersonHead opened={{ person, online: opened.online }} />
            {person.ban && <BanNotice ban={person.ban} />}
            <PersonFigures person={person} />
            <PersonMore person={person} sections={sections} />
          </div>
        }
      >
        <div className="px-4 pb-8 sm:px-6">
          <Sections
            sections={sections}
            person={person}
            version={version}
            note={mine.note}
            onNote={(note) => setTyped({ ...mine, note })}
            onDirty={(rights) => {
              if (rights !== mine.rights) setTyped({ ...mine, rights })
            }}
            onReply={take}
            onChange={reload}
          />
        </div>
      </Scroller>
      <Foot person={person} onReply={take} onChange={reload} />
    </FormDialog>
  )
}

/**
 * The person as they were read last, by the page or by an action's reply. `version` grows with each, so that the sections read
 * again.
 */
function usePerson(opened: Opened) {
  const { call } = useApp()
  const revalidate = useRevalidate()
  const [shown, setShown] = useState({ opened, person: opened.person, version: 0 })
  // The page has read them again, or somebody else.
  if (shown.opened !== opened) setShown({ opened, person: opened.person, version: shown.version + 1 })
  const take = ({ data }: PersonReply) =>
    setShown((before) => ({ ...before, person: data.person, version: before.version + 1 }))
  const { user_id } = opened.person
  const reload = () => void call('getPerson', { params: { user_id } }).then(take, () => revalidate())
  const waits = shown.person.ban?.orders.some(({ state }) => state === 'waiting') ?? false
  const look = useEffectEvent(reload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each reading
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(look, lookAgainMs)
    return () => clearTimeout(timer)
  }, [waits, shown.version])
  return { person: shown.person, version: shown.version, take, reload }
}

/** J and K go to the next and the previous person of the list, as in every list. */
function useSteps(step: (by: number) => void) {
  useSingleKeys(true, ({ key, target }) => {
    if (!(target instanceof Element) || target.closest('input, [contenteditable]')) return false
    // Another dialog is open on top of the sheet.
    if (document.querySelectorAll('[role="dialog"]').length > 1) return false
    const by = { j: 1, k: -1 }[key]
    if (by) step(by)
    return by !== undefined
  })
}

type BarProps = { at: number; people: People; onStep: (by: number) => void }

/** Above the sheet: the ways to the people before and after, where this one is, and its link. */
function Bar({ at, people, onStep }: BarProps) {
  const { t } = useApp()
  const { run } = useAction()
  const { items, total } = people
  const copy = () => run(() => copyText(location.origin + location.pathname), t('person.copied'))
  return (
    <div className="flex h-14 items-center gap-1 border-b border-line ps-3 pe-14">
      <IconButton
        label={t('person.previous')}
        aria-disabled={at <= 0 || undefined}
        icon={<Icon name="chevron-down" size={20} className="rotate-180" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t('person.next')}
        aria-disabled={at < 0 || at === items.length - 1 || undefined}
        icon={<Icon name="chevron-down" size={20} />}
        onClick={() => onStep(1)}
      />
      <span className="type-small grow ps-2 text-ink-2 tabular-nums">
        {at >= 0 && t('person.position', { at: placeOf(people, at), total })}
      </span>
      <IconButton
        label={t('person.copyLink')}
        icon={<DashboardIcon name="link" size={20} />}
        onClick={copy}
      />
    </div>
  )
}

/** Its place in the whole list: every page but the last has as many rows. */
function placeOf({ page, items }: People, at: number): number {
  return (page - 1) * items.length + at + 1
}

type ScrollerProps = { sections: readonly PersonSection[]; head: ReactNode; children: ReactNode }

/** What scrolls: who it is, then the row of sections, which sticks to the top, and the sections. */
function Scroller({ sections, head, children }: ScrollerProps) {
  const { t } = useApp()
  const place = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<PersonSection | undefined>(sections[0])
  const jump = (section: PersonSection) => {
    const part = document.getElementById(sectionId(section))
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector('h3')?.focus({ preventScroll: true })
    setCurrent(section)
  }
  // The section that has reached the row.
  const look = () => {
    const top = (place.current?.getBoundingClientRect().top ?? 0) + 80
    const passed = sections.filter(
      (each) => (document.getElementById(sectionId(each))?.getBoundingClientRect().top ?? top + 1) <= top,
    )
    setCurrent(passed.at(-1) ?? sections[0])
  }
  return (
    <div ref={place} className="overflow-y-auto overscroll-contain" onScroll={look}>
      {head}
      <nav
        aria-label={t('person.sections')}
        className="sticky top-0 z-1 flex gap-1 overflow-x-auto border-b border-line bg-surface-1 px-3 py-2 sm:px-5"
      >
        {sections.map((section) => (
          <button
            key={section}
            type="button"
            aria-current={section === current || undefined}
            className="type-small min-h-9 shrink-0 rounded-button px-3 text-ink-2 hover:text-ink aria-current:bg-surface-3 aria-current:font-semibold aria-current:text-ink"
            onClick={() => jump(section)}
          >
            {t(`person.section.${section}`)}
          </button>
        ))}
      </nav>
      {children}
    </div>
  )
}

type SectionsProps = SectionProps & {
  sections: readonly PersonSection[]
  note: string
  onNote: (note: string) => void
  onDirty: (dirty: boolean) => void
  onReply: (reply: PersonReply) => void
  onChange: () => void
}

function Sections({ sections, person, version, note, onNote, onDirty, onReply, onChange }: SectionsProps) {
  const section = { person, version }
  const parts: Record<PersonSection, () => ReactNode> = {
    balance: () => <PersonBalance {...section} onChange={onChange} />,
    orders: () => <PersonOrders {...section} />,
    payments: () => <PersonPayments {...section} />,
    work: () => <PersonWork {...section} />,
    earnings: () => <PersonEarnings {...section} />,
    signals: () => <PersonSignals {...section} />,
    chats: () => <PersonChats {...section} />,
    mails: () => <PersonMails {...section} />,
    access: () => (
      <PersonRights
        // What was changed meanwhile is shown as it is now.
        key={person.permissions.join()}
        person={person}
        onReply={onReply}
        onDirty={onDirty}
      />
    ),
    devices: () => <PersonDevices {...section} onReply={onReply} />,
    bans: () => <PersonBans {...section} />,
    notes: () => <PersonNotes {...section} text={note} onText={onNote} />,
  }
  return sections.map((each) => <div key={each}>{parts[each]()}</div>)
}

type FootProps = { person: Person; onReply: (reply: PersonReply) => void; onChange: () => void }

/** What staff do with a person; what ends their access is at the far end. */
function Foot({ person, onReply, onChange }: FootProps) {
  const { t } = useApp()
  const held = useUser()?.permissions ?? []
  const [open, setOpen] = useState<'write' | 'ban' | 'unban' | null>(null)
  const onClose = () => setOpen(null)
  const writes = held.includes(writesToPeople)
  const reads = held.includes(staffPages['/dashboard/admin/audit-log'].guard)
  const changes = person.refusals.account === null
  if (!writes && !reads && !changes) return null
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 pb-[calc(12px+env(safe-area-inset-bottom))] sm:px-6">
      {writes && (
        <Button onClick={() => setOpen('write')}>
          <Icon name="message-circle" size={18} />
          {t('person.write')}
        </Button>
      )}
      {reads && (
        <LocaleLink
          to="/dashboard/admin/audit-log"
          search={`?on=${encodeURIComponent(`user ${person.user_id}`)}`}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('shell.adminAudit')}
        </LocaleLink>
      )}
      {changes && (
        <Button
          variant={person.ban ? 'outline' : 'danger'}
          className="ms-auto"
          onClick={() => setOpen(person.ban ? 'unban' : 'ban')}
        >
          {t(person.ban ? 'people.unban' : 'people.ban')}
        </Button>
      )}
      {open === 'write' && <WriteDialog person={person} onChange={onChange} onClose={onClose} />}
      {open === 'ban' && <BanDialog person={person} onReply={onReply} onClose={onClose} />}
      {open === 'unban' && <UnbanDialog person={person} onReply={onReply} onClose={onClose} />}
    </footer>
  )
}
