import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Arrived = { from: string; to: string[]; mail: ParsedMail; raw: string }

/** A real SMTP server that keeps what arrives, until the end of the test file. */
export async function mailServer(): Promise<{ url: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts)
        const { mailFrom, rcptTo } = envelope
        arrived.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          // Its own addresses of attached pictures stay visible.
          mail: await simpleParser(raw, { skipImageLinks: true }),
          raw: raw.toString('latin1'),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  afterAll(() => new Promise<void>((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived }
}
