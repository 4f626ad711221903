import { expect, test } from 'vitest'
import { isSepaName, sepaText } from './sepa-text.ts'

test.each([
  ['José Müller & Søn', 'Jose Muller Son'],
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Seán O’Brien', "Sean O'Brien"],
  ['Weiß-Ħal', 'Weiss-Hal'],
])('%s is %s at the bank', (name, written) => {
  expect(isSepaName(name)).toBe(true)
  expect(sepaText(name, 70)).toBe(written)
})

test.each(['王芳', 'Иван Петров', 'Wang 芳', 'Γιώργος', 'محمد', 'Əli', '&', ''])(
  '%s would lose letters',
  (name) => {
    expect(isSepaName(name)).toBe(false)
  },
)
