import { useTranslate } from '#web/frame/session/app-context.ts'

const phones: readonly (string | null)[] = ['iOS', 'Android', 'iPadOS']

type Device = { browser: string | null; system: string | null }

/** A device as its owner recognizes it. */
export function useDeviceName({ browser, system }: Device): { name: string; icon: string } {
  const t = useTranslate()
  const name =
    browser && system
      ? t('settings.deviceOn', { browser, system })
      : (browser ?? system ?? t('settings.deviceUnknown'))
  return { name, icon: phones.includes(system) ? 'smartphone' : 'monitor' }
}
