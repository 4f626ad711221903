import { useState } from 'react'
import { viewLimits } from '#core/site/staff-views.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { entriesOf, type ShownViews, type View } from './use-views.ts'

type Props = { views: ShownViews; view: View | undefined; onClose: () => void }

/** Names what the list shows as a view, or changes and deletes one. Without `view` it is a new one. */
export default function SaveViewDialog({ views, view, onClose }: Props) {
  const { t, call } = useApp()
  const navigate = useNavigate()
  const { list, take } = views
  const opensFirst = view !== undefined && views.default_view_id === view.view_id
  // Known from the start, so that a form that is sent twice saves one view.
  const [view_id] = useState(() => view?.view_id ?? newId())
  const form = useForm(
    async (values) => {
      const name = String(values.get('name')).trim()
      if (!view || view.changes) {
        const query = entriesOf(view?.query ?? views.query)
        const body = { name, shared: values.has('shared'), query, version: view?.version ?? 0 }
        take((await call('saveView', { params: { list, view_id }, body })).data)
      }
      const first = values.has('default')
      if (first !== opensFirst) {
        const body = { default_view_id: first ? view_id : null }
        take((await call('chooseForList', { params: { list }, body })).data)
      }
      void showSuccess(t('views.saved', { name }))
      onClose()
      if (!view) await navigate(views.hrefOf({ view_id, query: views.query }), { replace: true })
    },
    { name: 'views.nameMissing' },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={view ? t('views.editTitle') : t('views.newTitle')}
      closeLabel={t('shell.close')}
    >
      <form {...form.props} className="grid gap-4">
        {view && !view.changes ? (
          <>
            <p className="type-small text-ink-2">{t('views.othersView', { name: view.owner.username })}</p>
            <input type="hidden" name="name" value={view.name} />
          </>
        ) : (
          <>
            <Field label={t('views.name')} error={form.errorOf('name')}>
              <TextInput name="name" maxLength={viewLimits.name} defaultValue={view?.name} autoFocus />
            </Field>
            <Checkbox name="shared" defaultChecked={view?.shared}>
              {t('views.share')}
            </Checkbox>
          </>
        )}
        <Checkbox name="default" defaultChecked={opensFirst}>
          {t('views.openFirst')}
        </Checkbox>
        {form.error && <ErrorNote message={form.error} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('views.save')}
          </Button>
          {view?.changes && <DeleteButton view={view} views={views} onClose={onClose} />}
        </div>
      </form>
    </FormDialog>
  )
}

/** The rows stay as they are shown; only the name goes. */
function DeleteButton({ view, views, onClose }: Props & { view: View }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [sure, setSure] = useState(false)
  const { list, take } = views
  const remove = async () => {
    if (!sure) return setSure(true)
    const { view_id, name } = view
    const send = async () => take((await call('deleteView', { params: { list, view_id } })).data)
    if (await run(send, t('views.deleted', { name }))) onClose()
  }
  return (
    <Button variant="danger" className="ms-auto" busy={busy} onClick={() => void remove()}>
      {sure ? (view.shared ? t('views.deleteForAll') : t('views.deleteSure')) : t('views.delete')}
    </Button>
  )
}
