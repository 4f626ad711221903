/** What a service outside says to our key or password; `away`: it gives no answer. */
export type Access = 'accepted' | 'refused' | 'away'

/** Whether a connection failed because nobody vouches for the other side's certificate, or for its name or time. */
export function isUntrusted(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return /CERT|SIGNED|SIGNATURE|ISSUER|ERR_TLS/.test(code ?? '') || /certificate/i.test(message)
}
