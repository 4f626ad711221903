import { createHash } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'

type Google = Extract<Config['analytics'], { kind: 'google' }>

/**
 * Passes what the page around it says to Google's script. Storage for ads is denied for good, and the page, not
 * Google's script, keeps the visitor's number (web/analytics/google-frame.ts).
 */
const script = `(d=>{let id=d.currentScript.dataset.id;window.dataLayer=[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'granted'});gtag('js',new Date());
addEventListener('message',({source,data})=>{if(source!==parent)return;if(data.visitor)gtag('config',id,{client_id:data.visitor,session_id:data.visit,client_storage:'none',send_page_view:false,allow_google_signals:false,allow_ad_personalization_signals:false,page_location:data.page});else gtag('event',data.event,data.figures)})})(document)`

const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The document in which Google's script runs. */
export function googleFrame({ id, host }: Google): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Analytics</title>',
    `<script data-id="${id}">${script}</script>`,
    `<script async src="${host}/gtag/js?id=${id}"></script></head><body></body></html>`,
  ].join('\n')
}

/**
 * A sandbox without the site's origin: the script reads neither cookies nor pages of ours, and can talk to Google only.
 */
export function googleFramePolicy({ host }: Google): string {
  const google = `${host} https://*.google-analytics.com https://*.analytics.google.com`
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${scriptHash} ${host}`,
    `connect-src ${google}`,
    `img-src ${google}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
