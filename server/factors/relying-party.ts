import type { Config } from '../config.ts'

/** The site as passkeys know it, from the configuration only: no header of a request names it. */
export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>) {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname, name: siteName }
}
