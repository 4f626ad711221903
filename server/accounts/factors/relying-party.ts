import type { Config } from '#server/platform/config/config.ts'

/** The signatures that we accept, by their COSE numbers: EdDSA, ES256 and RS256, which every device knows. */
export const passkeyAlgorithms = [-8, -7, -257]

/** The site as passkeys know it, from the configuration only: no header of a request names it. */
export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>) {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname, name: siteName }
}
