import { expect, test } from 'vitest'
import { madeUpSite } from '#web/test/made-up-site.ts'
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

test('a rating is given to search engines, but never a made-up one of the demo', () => {
  const range = { low: 500, high: 4250 }
  const rated = { rating: 4.62, count: 26 }
  const offer = { name: 'Valorant', description: 'Boosts', path: '/x', range, currency: 'EUR', rated }
  const real = { ...site, operator: { ...site.operator, demo: false } }
  expect(serviceData({ site: real, ...offer })).toMatchObject({
    aggregateRating: { ratingValue: 4.62, bestRating: 5, worstRating: 1, ratingCount: 26 },
  })
  expect(serviceData({ site: real, ...offer, rated: null })).not.toHaveProperty('aggregateRating')
  expect(serviceData({ site, ...offer })).not.toHaveProperty('aggregateRating')
})
