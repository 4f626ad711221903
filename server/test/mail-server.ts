import { afterAll } from 'vitest'
import { type Arrived, startMailSink } from './mail-sink.ts'

export type { Arrived } from './mail-sink.ts'

/** A real SMTP server that keeps what arrives, until the end of the test file; with a password, nobody else sends. */
export async function mailServer(password?: string): Promise<{ url: string; arrived: Arrived[] }> {
  const { stop, ...server } = await startMailSink({ password })
  afterAll(stop)
  return server
}
