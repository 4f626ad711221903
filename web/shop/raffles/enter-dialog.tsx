import { type FormEvent, useState } from 'react'
import { leastRaffleAge } from '#core/raffles/raffles.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useCountryName } from '#web/frame/texts/use-country-name.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { OwnEntry, Raffle } from './raffle-types.ts'

type Props = {
  raffle: Raffle
  onTicket: (ticket: NonNullable<OwnEntry['ticket']>) => void
  onClose: () => void
}

/** Asks what a raffle has to know of who enters: where they live, their age, and whether their name may be shown. */
export default function EnterDialog({ raffle, onTicket, onClose }: Props) {
  const { t, call, locale } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [country, setCountry] = useState('')
  const isKnownAdult = useUser()?.adult ?? false
  const [adult, setAdult] = useState(isKnownAdult)
  const [named, setNamed] = useState(false)
  const [terms, setTerms] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!country || !adult || !terms) return
    setBusy(true)
    setError(null)
    try {
      const body = { adult, country, name_shown: named, accept_terms: true as const }
      const { data } = await call('enterRaffle', { params: { slug: raffle.slug }, body })
      void showSuccess(t('success.raffleEntered'))
      onTicket(data.ticket)
      onClose()
    } catch (refused) {
      setError(messageOf(refused))
      setBusy(false)
    }
  }
  const nameOf = useCountryName()
  const countries = raffle.countries
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <FormDialog open title={t('raffles.enter')} closeLabel={t('shell.close')} onClose={onClose} dirty={false}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{t('raffles.enterText', { raffle: raffle.title })}</p>
        <Field
          label={t('raffles.country')}
          hint={t('raffles.countryHint')}
          error={tried && !country ? t('raffles.countryMissing') : null}
        >
          <Select autoComplete="country" value={country} onChange={(event) => setCountry(event.target.value)}>
            <option value="">{t('raffles.choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {!isKnownAdult && (
          <Checkbox
            checked={adult}
            onChange={(event) => setAdult(event.target.checked)}
            error={tried && !adult ? t('errors.raffle_needs_adult') : null}
          >
            {t('raffles.adult', { age: leastRaffleAge })}
          </Checkbox>
        )}
        <Checkbox
          checked={terms}
          onChange={(event) => setTerms(event.target.checked)}
          error={tried && !terms ? t('raffles.termsMissing') : null}
        >
          <LocaleLink
            to="/raffles/:slug"
            params={{ slug: raffle.slug }}
            hash="#raffle-rules"
            target="_blank"
            className="text-link"
          >
            {t('raffles.acceptTerms')}
          </LocaleLink>
        </Checkbox>
        <Checkbox checked={named} onChange={(event) => setNamed(event.target.checked)}>
          {t('raffles.showName')}
        </Checkbox>
        {error && <ErrorNote message={error} />}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('raffles.notNow')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('raffles.getTicket')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
