import { expect, test } from 'vitest'
import { euros, filedForm } from '#core/base/csv.ts'
import { csvOf, everyPage } from './csv.ts'

test('a list is written with a line for each row, in the form that is asked for', () => {
  const columns = {
    name: ({ name }: { name: string }) => name,
    eur: ({ cents }: { cents: number }) => euros(cents),
  }
  type Row = { name: string; cents: number }
  const rows: Row[] = [
    { name: 'a,b', cents: 1_050 },
    { name: '=1+1', cents: -5 },
  ]
  expect(csvOf<Row>(columns, rows, filedForm)).toBe('\uFEFFname;eur\r\n"a,b";10,50\r\n\'=1+1;-0,05\r\n')
})

test('an export reads every page, in order', async () => {
  const asked: number[] = []
  const rows = await everyPage(async (page) => {
    asked.push(page)
    return { items: [page * 10], pageCount: 3 }
  })
  expect(asked).toEqual([1, 2, 3])
  expect(rows).toEqual([10, 20, 30])
})
