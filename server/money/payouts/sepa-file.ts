import { sepaText } from '#core/base/sepa-text.ts'
import { wallClock } from '#core/base/zones.ts'
import { decimalOf, idInFile, type Transfer } from './csv-file.ts'

type SepaFile = {
  batchId: string
  number: number
  /** When the batch was made: the file is the same whenever it is opened. */
  at: Date
  /** The shop's, in which the file has its dates. */
  zone: string
  from: { name: string; iban: string; bic: string }
  transfers: readonly Transfer[]
}

/**
 * A customer credit transfer initiation, ISO 20022 pain.001.001.09 as the SEPA rulebook restricts it (EPC132-08). Message
 * and end-to-end ids are those of the batch and the payouts, so that the bank can refuse a repeated file.
 */
export function sepaFile({ batchId, number, at, zone, from, transfers }: SepaFile): string {
  const created = wallClock(at.getTime(), zone).toISOString().slice(0, 19)
  const sum = decimalOf(transfers.reduce((total, { amount }) => total + amount, 0))
  const totals = element('NbOfTxs', String(transfers.length)) + element('CtrlSum', sum)
  const name = element('Nm', sepaText(from.name, 70))
  const header =
    element('MsgId', idInFile(batchId)) + element('CreDtTm', created) + totals + element('InitgPty', name)
  const info =
    element('PmtInfId', `BATCH-${number}`) +
    element('PmtMtd', 'TRF') +
    totals +
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))) +
    element('ReqdExctnDt', element('Dt', created.slice(0, 10))) +
    element('Dbtr', name) +
    element('DbtrAcct', account(from.iban)) +
    element('DbtrAgt', agent(from.bic)) +
    element('ChrgBr', 'SLEV') +
    transfers.map(transferOf).join('')
  const content = element('CstmrCdtTrfInitn', element('GrpHdr', header) + element('PmtInf', info))
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${content}</Document>\n`
}

function transferOf({ payoutId, number, amount, holder, iban, bic }: Transfer): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', idInFile(payoutId))) +
      element('Amt', `<InstdAmt Ccy="EUR">${decimalOf(amount)}</InstdAmt>`) +
      (bic && element('CdtrAgt', agent(bic))) +
      element('Cdtr', element('Nm', sepaText(holder, 70))) +
      element('CdtrAcct', account(iban)) +
      element('RmtInf', element('Ustrd', `Payout ${number}`)),
  )
}

const account = (iban: string) => element('Id', element('IBAN', iban))

/** A bank by its BIC; within SEPA the IBAN is enough. */
function agent(bic: string): string {
  const unknown = element('Othr', element('Id', 'NOTPROVIDED'))
  return element('FinInstnId', bic ? element('BICFI', bic) : unknown)
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
