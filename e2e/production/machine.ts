import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailSink } from '#server/test/mail-sink.ts'
import { freePort, localRedis } from '#server/test/outage.ts'
import { StripeApi } from '#server/test/stripe/stripe-api.ts'

/**
 * Starts what a shop in production has around it: a Redis, a mail server with TLS, a stand-in for Stripe, and nginx with the
 * project's own configuration in front of two servers. The keeper has written the certificate and ends what runs.
 */
export async function prepareMachine(folder: string, nginxProgram: string) {
  const certificate = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const redis = await localRedis()
  await redis.start()
  const mail = await startMailSink({
    password: 'postbox',
    certificate: { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
  })
  const stripe = new StripeApi(() => new Date(), `sk_live_${randomBytes(12).toString('hex')}`)
  const { secretKey, webhookSecret, host } = await stripe.start()
  const [port, plainPort, ...servers] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  await startNginx(nginxProgram, { folder, certificate, port, plainPort, servers })
  return {
    mail,
    stripe,
    publicUrl: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    /** The ports behind the proxy. */
    servers,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_HOST: host,
      SMTP_URL: mail.url.replace('://', '://shop:postbox@'),
      REDIS_URL: redis.url,
    },
  }
}

type Site = {
  folder: string
  certificate: { key: string; cert: string }
  port: number
  plainPort: number
  servers: number[]
}

/** Runs `deploy/nginx.conf` with this machine's names, ports and certificate, and its second server. */
async function startNginx(
  program: string,
  { folder, certificate, port, plainPort, servers }: Site,
): Promise<void> {
  let site = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const replace = (from: string, to: string) => {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}”`)
    site = site.replaceAll(from, to)
  }
  replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
  replace('listen 443 ', `listen 127.0.0.1:${port} `)
  replace('/etc/letsencrypt/live/shop.example/fullchain.pem', certificate.cert)
  replace('/etc/letsencrypt/live/shop.example/privkey.pem', certificate.key)
  replace('shop.example', 'localhost')
  replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${servers[0]} `)
  replace('# server 127.0.0.1:3001 ', `server 127.0.0.1:${servers[1]} `)
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  )
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; user ${userInfo().username};
    events {}
    http { access_log off; ${temporary.join(' ')}\n${site}\n}`,
  )
  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  await listening(nginx, port)
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx didn’t start.')
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await sleep(20)
  }
}
