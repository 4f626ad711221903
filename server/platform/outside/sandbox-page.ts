import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const style = `
:root { color-scheme: dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0e141b; color: #f3f6f8;
  font: 15px/24px system-ui, sans-serif }
main { box-sizing: border-box; width: min(100% - 32px, 420px); padding: 32px; background: #141c25;
  border: 1px solid #344457; border-radius: 12px }
.mark { display: inline-block; margin: 0 0 16px; padding: 2px 10px; border-radius: 6px; background: #233040;
  color: #f0bc55; font-size: 13px; font-weight: 600 }
h1 { margin: 0; font-size: 17px }
.amount { margin: 8px 0 4px; font-size: 34px; line-height: 40px; font-weight: 720; font-variant-numeric: tabular-nums }
p { margin: 0 0 24px; color: #b7c2ce }
button { width: 100%; min-height: 44px; margin-block-start: 12px; border: 0; border-radius: 8px; font: inherit;
  font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid #8fc7ff; outline-offset: 2px }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; color: #b7c2ce; font-size: 13px }
select { width: 100%; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #344457; border-radius: 8px; background: #0e141b;
  color: #f3f6f8; font: inherit; font-size: 15px }
a { color: #8fc7ff }
select:focus-visible, a:focus-visible { outline: 2px solid #8fc7ff; outline-offset: 2px }
.first { background: #ff8f63; color: #240e07 }
.other { background: #233040; color: #f3f6f8 }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** `content` is HTML; `to` lists the origins that its form can lead to. */
type SandboxPage = { title: string; content: string; to?: string }

/** A page of the sandbox: plain HTML in English that works without script and is never kept. */
export function sendSandboxPage(reply: FastifyReply, { title, content, to = '' }: SandboxPage) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      // A form's redirect counts as its action, and the payment's leads back to the site.
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${to}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<div class="mark">Sandbox: no money moves</div>
${content}
</main>
</body>
</html>
`)
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
