import { expect, test } from 'vitest'
import { declaredQuery, pageAddress } from './page-address.ts'

test('a page has one spelling; every other one redirects to it and stays on the site', () => {
  for (const [asked, path] of [
    ['/', '/'],
    ['/valorant', '/valorant'],
    ['//', '/'],
    ['///', '/'],
    ['/\\', '/'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example/en/blog', '/evil.example/en/blog'],
    ['//x:y', '/x:y'],
    ['http://any/', '/'],
    ['http://any', '/'],
    ['https://evil.example//other.example/', '/other.example/'],
    ['/aa1/../valorant', '/valorant'],
    ['/x9/%2e%2e/valorant', '/valorant'],
    ['/./valorant', '/valorant'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/valorant/', '/valorant'],
    ['/VALORANT', '/valorant'],
    ['/de/valorant/win-boost', '/de/valorant/sieg-boost'],
    ['/en/valorant', '/valorant'],
    ['/é', '/%C3%A9'],
    ['*', '/*'],
  ]) {
    const address = pageAddress(asked ?? '')
    expect([asked, address.path, address.moved]).toEqual([asked, path, asked === path ? null : path])
    expect(address.path).toMatch(/^\/(?!\/)/)
    expect(pageAddress(address.path).moved, asked).toBeNull()
  }
  expect(pageAddress('/en/blog?to=gold')).toMatchObject({ path: '/blog', moved: '/blog?to=gold' })
  expect(pageAddress('/blog?to=/../x')).toMatchObject({ path: '/blog', search: '?to=/../x', moved: null })
})

test('parameters that a page does not read are dropped from its query', () => {
  const names = ['to', 'with']
  expect(declaredQuery('?gclid=x&utm_source=y', names)).toBe('')
  expect(declaredQuery('?x=1&to=gold&with=a,b', names)).toBe('?to=gold&with=a%2Cb')
  expect(declaredQuery('', names)).toBe('')
})
