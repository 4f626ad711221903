import type { FastifyInstance } from 'fastify'
import { isLocale, type Locale, locales } from '#i18n/locales.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { composeLetter } from '../compose-letter.ts'
import { letterHtml } from '../letter-html.ts'
import { choiceOf, letterKinds } from '../letter-kinds.ts'
import { letterText } from '../letter-text.ts'
import type { LetterKind } from '../letters/letter-spec.ts'
import { mailWords } from '../mail-words.ts'
import { Markup, markup } from '../markup.ts'
import { picturesOf } from '../outgoing-mail.ts'
import { turnOffLinks } from '../turn-off-token.ts'
import { madeUpLetter } from './made-up-letters.ts'

type Asked = { lang?: string; scheme?: string; form?: string }

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'"

/**
 * Every mail in every language, with values that nobody has: `/mails` in `npm run dev`. The production server never
 * loads this file.
 */
export function previewRoutes(app: FastifyInstance, services: Services): void {
  const page = (html: string) => ({
    html,
    headers: { 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' },
  })

  app.get<{ Querystring: Asked & { kind?: string } }>(
    '/mails',
    { schema: { hide: true } },
    (request, reply) => {
      const { html, headers } = page(indexOf(request.query))
      return reply.type('text/html; charset=utf-8').headers(headers).send(html)
    },
  )

  app.get<{ Params: { kind: string }; Querystring: Asked }>(
    '/mails/:kind',
    { schema: { hide: true } },
    async (request, reply) => {
      const kind = letterKinds.find((each) => each === request.params.kind)
      if (!kind) return reply.callNotFound()
      const { text, html } = await written(services, kind, request.query)
      if (request.query.form === 'text') return reply.type('text/plain; charset=utf-8').send(text)
      const { headers } = page(html)
      return reply.type('text/html; charset=utf-8').headers(headers).send(html)
    },
  )
}

const localeOf = (lang: string | undefined): Locale => (isLocale(lang) ? lang : 'en')

async function written(services: Services, kind: LetterKind, { lang, scheme }: Asked) {
  const locale = localeOf(lang)
  const { siteName: site, publicUrl, secretKey } = services.config
  const t = await mailWords(locale)
  const letter = madeUpLetter(t, kind, locale)
  const topic = choiceOf(kind)
  const turnOff = topic && turnOffLinks(secretKey, letter.to.userId ?? '', topic, locale)
  const { content } = composeLetter(t, letter, { site, publicUrl, turnOff })
  const { logo, climb } = await picturesOf(services, content)
  const source = (png: Buffer | null) => png && `data:image/png;base64,${png.toString('base64')}`
  const html = letterHtml(content, {
    locale,
    site,
    publicUrl,
    pictures: { logo: source(logo), climb: source(climb) },
    scheme: scheme === 'dark' ? 'dark' : 'light',
  })
  return { html, text: letterText(content) }
}

/** A mail on a computer and on a phone, below the links to all kinds and languages. */
function indexOf({ kind: wished, lang, scheme = 'light' }: Asked & { kind?: string }): string {
  const locale = localeOf(lang)
  const kind = letterKinds.find((each) => each === wished) ?? letterKinds[0] ?? ''
  const query = (change: object) => new URLSearchParams({ kind, lang: locale, scheme, ...change }).toString()
  const link = (label: string, change: object, on: boolean) =>
    markup`<a href="/mails?${query(change)}" ${on && new Markup('aria-current="page"')}>${label}</a> `
  const shown = `/mails/${kind}?${query({})}`
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title>
<style>body{margin:24px;font:14px/24px system-ui,sans-serif;color-scheme:light dark}a[aria-current]{font-weight:700;text-decoration:none}iframe{border:1px solid #8886;border-radius:12px;block-size:900px}nav{margin-block-end:12px}.frames{display:flex;flex-wrap:wrap;gap:24px}</style>
<h1>Mails</h1>
<nav aria-label="Kinds">${letterKinds.map((each) => link(each, { kind: each }, each === kind))}</nav>
<nav aria-label="Languages">${locales.map(({ code }) => link(code, { lang: code }, code === locale))}</nav>
<nav aria-label="Schemes">${['light', 'dark'].map((each) => link(each, { scheme: each }, each === scheme))} <a href="${`${shown}&form=text`}">plain text</a></nav>
<div class="frames"><iframe title="Computer" src="${shown}" width="680"></iframe><iframe title="Phone" src="${shown}" width="362"></iframe></div></html>`
    .html
}
