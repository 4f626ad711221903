import { alternates } from '#i18n/href.ts'
import { isLocale, localeCodes, localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { rememberLanguage } from '#web/frame/shell/language-switch.tsx'
import { say } from '#web/frame/texts/say.ts'
import { themes, useTheme } from '#web/frame/theme/use-theme.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'

/** Language and theme. The theme is stored by the part that keeps all devices alike (theme/account-theme.ts). */
export function AppearanceSection() {
  const { t, locale, call, site } = useApp()
  const [theme, choose] = useTheme()
  const options = themes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))
  const change = async (code: string) => {
    if (!isLocale(code)) return
    try {
      await call('saveAppearance', { body: { locale: code } })
    } catch (error) {
      return void say(t, error)
    }
    const page = alternates('/dashboard/profile-settings', {}).find((each) => each.locale === code)
    rememberLanguage(localeInfo(code).tag)
    // Another language is another router.
    location.assign(`${page?.href}#appearance`)
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={t('shell.language')}>
        <Select
          leading={<Icon name="globe" />}
          value={locale}
          onChange={({ currentTarget }) => void change(currentTarget.value)}
        >
          {(site.languages ?? localeCodes).map(localeInfo).map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Segment label={t('shell.theme')} options={options} value={theme} onChange={choose} />
    </div>
  )
}
