import './opening.css'
import { passes } from '#core/people/permissions.ts'
import type { CheckState, ShopCheck } from '#core/site/shop-checks.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { shopCheckWords } from '#i18n/shop-check-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon, type IconName } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { type CheckedShop, type CheckGroup, type CheckRow, checkGroups, mendingPage } from './check-rows.ts'
import { OpeningSection } from './opening-section.tsx'

export async function loader({ call }: LoaderContext): Promise<CheckedShop> {
  return (await call('listShopChecks')).data
}

export function meta({ t, site }: MetaContext<CheckedShop>) {
  return { title: `${t('shell.adminOpening')} | ${site.name}`, description: t('opening.lead') }
}

const tones = { good: 'good', missing: 'warning', wrong: 'error' } as const
const icons: Record<CheckState, IconName> = {
  good: 'circle-check',
  missing: 'triangle-alert',
  wrong: 'circle-alert',
}

/** What the shop needs to run, and what of it is missing or wrong. */
export function Page({ data }: { data: CheckedShop }) {
  const { t } = useApp()
  const { busy, run } = useAction()
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-h1">{t('shell.adminOpening')}</h1>
          <p className="type-body mt-1 text-ink-2">{t('opening.lead')}</p>
        </div>
        {/* The action reads the page again when it has ended, and there is nothing else to do. It is the main action once the
            shop is open; until then, opening it is. */}
        <Button
          variant={data.opening.opened_at ? 'primary' : 'outline'}
          busy={busy}
          onClick={() => void run(async () => {})}
        >
          <DashboardIcon name="refresh-cw" /> {t('opening.again')}
        </Button>
      </header>
      <Summary shop={data} />
      <OpeningSection shop={data} />
      {(Object.keys(checkGroups) as CheckGroup[]).map((group) => (
        <Group key={group} group={group} checks={data.checks} />
      ))}
    </>
  )
}

/** The worst of all rows, and how many there are. */
function Summary({ shop: { at, checks } }: { shop: CheckedShop }) {
  const { t } = useApp()
  const times = useTimes()
  const count = (state: CheckState) => checks.filter((each) => each.state === state).length
  const [wrong, missing] = [count('wrong'), count('missing')]
  const lines = [
    ...(wrong > 0 ? [t('opening.all.wrong', { count: wrong })] : []),
    ...(missing > 0 ? [t('opening.all.missing', { count: missing })] : []),
  ]
  return (
    <Notice
      className="mb-6"
      tone={wrong > 0 ? 'error' : missing > 0 ? 'warning' : 'good'}
      title={
        lines.length > 0
          ? lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          : t('opening.all.good')
      }
    >
      {t('opening.checkedAt', { time: times.dateTime(at) })}
    </Notice>
  )
}

function Group({ group, checks }: { group: CheckGroup; checks: readonly CheckRow[] }) {
  const { t } = useApp()
  const names: readonly ShopCheck[] = checkGroups[group]
  return (
    <section className="check-group">
      <h2 className="type-h3">{t(`opening.group.${group}`)}</h2>
      <ul>
        {names.map((name) => {
          const row = checks.find(({ check }) => check === name)
          return row && <Row key={name} row={row} />
        })}
      </ul>
    </section>
  )
}

function Row({ row: { check, state, findings, note } }: { row: CheckRow }) {
  const { t, format } = useApp()
  const times = useTimes()
  const words = shopCheckWords(t, { time: times.dateTime, name: format.ltr })
  return (
    <li className="check-row" data-tone={tones[state]}>
      <Icon name={icons[state]} />
      <b className="font-semibold">{words.name(check)}</b>
      <Chip tone={tones[state]}>{t(`opening.state.${state}`)}</Chip>
      <div className="check-said grid gap-1">
        {findings.map((finding) => (
          <p key={finding.finding + JSON.stringify(finding.facts)} className="wrap-anywhere">
            {words.finding(finding)}
          </p>
        ))}
        {state === 'good' && note && (
          <p className="type-small wrap-anywhere text-ink-2">{words.note(note.note, note.facts)}</p>
        )}
        {state !== 'good' && <p className="type-small text-ink-2">{words.stops(check)}</p>}
        <Mending check={check} state={state} />
        {check === 'mail' && !findings.some(({ finding }) => finding === 'off') && <TestMail />}
      </div>
    </li>
  )
}

/** The way to the page that mends it, for whoever can open it. */
function Mending({ check, state }: Pick<CheckRow, 'check' | 'state'>) {
  const { t } = useApp()
  const user = useUser()
  const page = mendingPage[check]
  if (!page || state === 'good' || !user || !passes(user.permissions, pageGuard(page.to))) return null
  return (
    <LocaleLink to={page.to} className="text-link type-small justify-self-start">
      {t(page.label)}
    </LocaleLink>
  )
}

function TestMail() {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const send = () =>
    run(async () => {
      const { data } = await call('sendTestMail')
      void showSuccess(t('opening.testMailSent', { email: data.email }))
    })
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      className="mt-1 justify-self-start"
      onClick={() => void send()}
    >
      <DashboardIcon name="send" size={16} /> {t('opening.testMail')}
    </Button>
  )
}
