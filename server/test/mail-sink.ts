import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Arrived = { from: string; to: string[]; mail: ParsedMail; raw: string }
export type MailSink = { url: string; arrived: Arrived[]; stop(): Promise<void> }

type Options = {
  /** Nobody sends without it. */
  password?: string | undefined
  /** The server speaks TLS from the first byte, as `localhost`. */
  certificate?: { key: Buffer; cert: Buffer }
}

/** A real SMTP server on this machine that keeps what arrives. */
export async function startMailSink({ password, certificate }: Options = {}): Promise<MailSink> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    ...(certificate && { secure: true, ...certificate }),
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('wrong password')),
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
  // A client that breaks off ends its connection only.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: certificate ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}
