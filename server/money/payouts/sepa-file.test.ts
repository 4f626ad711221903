import { expect, test } from 'vitest'
import { sepaText } from '#core/base/sepa-text.ts'
import { type Transfer, transfersCsv } from './csv-file.ts'
import { sepaFile } from './sepa-file.ts'

const transfers: Transfer[] = [
  {
    payoutId: '0b6f3f0e-0000-4000-8000-000000000001',
    number: 118,
    amount: 21_430,
    holder: 'José Müller & Søn',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
  },
  {
    payoutId: '0b6f3f0e-0000-4000-8000-000000000002',
    number: 119,
    amount: 2_505,
    holder: '=cmd|calc',
    iban: 'NL91ABNA0417164300',
    bic: '',
  },
]
const file = sepaFile({
  batchId: '0b6f3f0e-0000-4000-8000-00000000000a',
  number: 100,
  at: new Date('2026-11-23T23:20:30.400Z'),
  zone: 'Europe/Berlin',
  from: { name: 'Peakline Demo GmbH', iban: 'DE89370400440532013000', bic: '' },
  transfers,
})

/** The contents of each element of a name, in the order of the file. */
const all = (name: string) =>
  [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, content]) => content)

test('count and control sum of header and payment are those of the transfers', () => {
  expect(all('NbOfTxs')).toEqual(['2', '2'])
  expect(all('CtrlSum')).toEqual(['239.35', '239.35'])
  expect(all('InstdAmt')).toEqual(['214.30', '25.05'])
  expect(all('CdtTrfTxInf')).toHaveLength(2)
})

test('each transfer has its payout’s id, and the message its batch’s, in at most 35 characters', () => {
  const ids = [...all('MsgId'), ...all('EndToEndId')] as string[]
  expect(ids).toEqual([
    '0b6f3f0e00004000800000000000000a',
    '0b6f3f0e000040008000000000000001',
    '0b6f3f0e000040008000000000000002',
  ])
})

test('the file is dated in the shop’s time zone', () => {
  expect(all('CreDtTm')).toEqual(['2026-11-24T00:20:00'])
  expect(all('ReqdExctnDt')).toEqual(['<Dt>2026-11-24</Dt>'])
})

test('elements are in the order of the schema', () => {
  const order = (of: string) => [...of.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)
  const [info] = all('PmtInf') as [string]
  expect(order((all('GrpHdr') as [string])[0])).toEqual([
    'MsgId',
    'CreDtTm',
    'NbOfTxs',
    'CtrlSum',
    'InitgPty',
    'Nm',
  ])
  expect(order(info.slice(0, info.indexOf('<CdtTrfTxInf')))).toEqual([
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'SvcLvl',
    'Cd',
    'ReqdExctnDt',
    'Dt',
    'Dbtr',
    'Nm',
    'DbtrAcct',
    'Id',
    'IBAN',
    'DbtrAgt',
    'FinInstnId',
    'Othr',
    'Id',
    'ChrgBr',
  ])
  expect(all('CdtTrfTxInf').map((each) => order(each as string))).toEqual([
    [
      'PmtId',
      'EndToEndId',
      'Amt',
      'InstdAmt',
      'CdtrAgt',
      'FinInstnId',
      'BICFI',
      'Cdtr',
      'Nm',
      'CdtrAcct',
      'Id',
      'IBAN',
      'RmtInf',
      'Ustrd',
    ],
    ['PmtId', 'EndToEndId', 'Amt', 'InstdAmt', 'Cdtr', 'Nm', 'CdtrAcct', 'Id', 'IBAN', 'RmtInf', 'Ustrd'],
  ])
})

test('every tag is closed, and a name can’t add one', () => {
  const open: string[] = []
  for (const [, end, name = ''] of file.matchAll(/<(\/?)([A-Z]\w*)/g))
    if (end) expect(open.pop()).toBe(name)
    else open.push(name)
  expect(open).toEqual([])
  expect(sepaText('</Nm><Nm>Ł, ß & Æ 王芳', 70)).toBe('/Nm Nm L, ss AE')
})

test('no spreadsheet evaluates a name', () => {
  expect(transfersCsv(transfers).split('\r\n')[2]).toBe(
    "119;0b6f3f0e000040008000000000000002;'=cmd|calc;NL91ABNA0417164300;;25,05;EUR",
  )
})
