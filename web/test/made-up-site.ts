import type { Site } from '#contract/site.ts'

/** The demo's shop, as the server describes it to the pages. */
export function madeUpSite(publicUrl = 'http://localhost:3000'): Site {
  return {
    name: 'Peakline',
    publicUrl,
    operator: {
      name: 'Peakline Demo GmbH',
      address: ['Musterstraße 12', '10115 Berlin', 'Germany'],
      email: 'help@peakline.example',
      phone: '+49 30 0000000',
      representative: 'Mara Muster',
      register: 'Amtsgericht Berlin, HRB 000000',
      vatId: 'DE000000000',
      since: null,
      demo: true,
    },
    support: { email: 'help@peakline.example', from: '10:00', to: '22:00', timeZone: 'Europe/Berlin' },
    timeZone: 'Europe/Berlin',
    offline: true,
    analytics: null,
    iconPath: '/api/_nuxt_icon',
    payments: { sandbox: true, methods: [] },
    signIns: ['discord', 'google', 'facebook'],
    profileLookup: false,
    translation: null,
    vat: { rate: 1_900 },
    rates: null,
  }
}
