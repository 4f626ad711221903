import { expect, test } from 'vitest'
import { csvCells, csvFile, csvFormOf, euros, filedForm, programForm } from './csv.ts'

const bare = (text: string) => csvFile([[text]], programForm).slice(1, -2)

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1+1', "'+1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', `"'\r=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['-15+cmd', "'-15+cmd"],
  ['-15', '-15'],
  ['-12.40', '-12.40'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['openStep', 'openStep'],
])('a cell %j can’t act as a formula', (text, cell) => {
  expect(bare(text)).toBe(cell)
})

test.each(['en', 'zh', 'ar'])('a file for %s has commas and decimal points', (locale) => {
  expect(csvFile([[12.5, euros(-1_240), euros(5)]], csvFormOf(locale))).toBe('\uFEFF12.5,-12.40,0.05\r\n')
})

test.each(['de', 'fr', 'es', 'it', 'pt', 'nl'])(
  'a file for %s has semicolons and decimal commas',
  (locale) => {
    expect(csvFile([[12.5, euros(-1_240), euros(5)]], csvFormOf(locale))).toBe('\uFEFF12,5;-12,40;0,05\r\n')
  },
)

test('what is filed has semicolons and decimal commas, whoever saves it', () => {
  expect(csvFile([['a', euros(6_200)]], filedForm)).toBe('\uFEFFa;62,00\r\n')
})

test('each form reads back what was written', () => {
  for (const form of [programForm, filedForm]) {
    const [line = ''] = csvFile([['a"b', 'c,d;e', 7]], form)
      .slice(1)
      .split('\r\n')
    expect(csvCells(line, form.separator)).toEqual(['a"b', 'c,d;e', '7'])
  }
})
