import { expect, test } from 'vitest'
import { madeUpSite } from '../test/made-up-site.ts'
import { breadcrumbData, faqData, serviceData } from './structured-data.ts'

const site = madeUpSite('https://shop.example')

test('a service is offered between its lowest and highest price, in units of its currency', () => {
  const range = { low: 500, high: 4250 }
  expect(
    serviceData({ site, name: 'Elo boost', description: 'A climb', path: '/x', range, currency: 'EUR' }),
  ).toMatchObject({
    '@type': 'Service',
    url: 'https://shop.example/x',
    offers: { lowPrice: '5.00', highPrice: '42.50', priceCurrency: 'EUR' },
  })
})

test('breadcrumbs are numbered from the home page', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Valorant', path: '/valorant' },
  ]
  expect(breadcrumbData(site, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Valorant', item: 'https://shop.example/valorant' },
    ],
  })
})

test('each question has the answer that the page gives', () => {
  expect(faqData([{ question: 'How long?', answer: 'Two days.' }])).toMatchObject({
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: 'Two days.' } }],
  })
})
