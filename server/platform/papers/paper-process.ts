import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { serveSideProcess } from '../process/side-process.ts'
import { lettersIn, printable } from './font-letters.ts'
import type { Paper } from './paper.ts'
import { paperFonts } from './paper-fonts.ts'

const template = readFileSync(join(import.meta.dirname, 'paper.typ'), 'utf8')
let ready: Promise<{ compiler: NodeCompiler; letters: ReadonlySet<number> }> | undefined

// Sets one document after the other.
serveSideProcess(async (paper: Paper): Promise<Uint8Array> => {
  ready ??= open()
  const { compiler, letters } = await ready
  const printed = JSON.stringify(paper, (_, value) =>
    typeof value === 'string' ? printable(value, letters) : value,
  )
  return compiler.pdf({ mainFileContent: template, inputs: { paper: printed } })
})

async function open() {
  const folder = await paperFonts(process.env.DATA_DIR ?? '.data')
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [folder] }] })
  return { compiler, letters: await lettersIn(folder) }
}
