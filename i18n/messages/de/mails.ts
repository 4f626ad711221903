import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
greeting: 'Hallo {username},',
sign_off: 'Dein {site}-Team',
order_paid_subject: 'Dein Auftrag Nr. {number} ist bezahlt',
order_paid_body: 'Danke: {total} für deinen Auftrag Nr. {number} sind angekommen. Wie es weitergeht und was du vielleicht noch tun musst, steht auf seiner Seite:',
order_unpaid_subject: 'Dein Auftrag Nr. {number} wartet auf seine Zahlung',
order_unpaid_body: 'Dein Auftrag Nr. {number} über {total} ist noch nicht bezahlt. Er behält seinen Preis noch einen Tag und wird danach storniert. Hier kannst du zahlen:',
booster_found_subject: 'Ein Booster hat deinen Auftrag Nr. {number} angenommen',
booster_found_body: 'Ein Booster hat deinen Auftrag Nr. {number} angenommen und fängt bald an. Verfolge jedes Spiel und schreib deinem Booster auf der Seite des Auftrags:',
order_finished_subject: 'Dein Auftrag Nr. {number} hat sein Ziel erreicht',
order_finished_body: 'Dein Booster meldet, dass Auftrag Nr. {number} fertig ist, und hat den Nachweis beigelegt. Prüf das Ergebnis bitte innerhalb von 72 Stunden, danach gilt es als angenommen:',
} satisfies TranslationOf<typeof mails, 'de'>
