import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import type { ChosenColumns } from './use-columns.ts'

/** Which columns a list shows. */
export function ColumnsMenu<Row>({ columns }: { columns: ChosenColumns<Row> }) {
  const { t } = useApp()
  const last = columns.choices.filter(({ on }) => on).length === 1
  return (
    <Menu
      atEnd
      className="hidden sm:block"
      panelClass="w-60"
      triggerClass={buttonClass({ variant: 'outline' })}
      trigger={
        <>
          <DashboardIcon name="columns-3" /> {t('views.columns')}
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">{t('views.columnsShown')}</legend>
        {columns.choices.map(({ name, head, on }) => (
          <label
            key={name}
            className="type-small flex min-h-10 items-center gap-3 rounded-lg px-3 hover:bg-surface-3"
          >
            <input
              type="checkbox"
              className="checkbox"
              checked={on}
              disabled={on && last}
              onChange={() => columns.toggle(name)}
            />
            {head}
          </label>
        ))}
      </fieldset>
      {columns.chosen && (
        <button type="button" className="mt-1" onClick={columns.reset}>
          <DashboardIcon name="rotate-ccw" size={18} /> {t('views.columnsReset')}
        </button>
      )}
    </Menu>
  )
}
