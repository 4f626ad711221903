import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { serveSideProcess } from '../side-process.ts'
import type { Paper } from './paper.ts'
import { paperFonts } from './paper-fonts.ts'

const template = readFileSync(join(import.meta.dirname, 'paper.typ'), 'utf8')
let compiler: NodeCompiler | undefined

// Sets one document after the other.
serveSideProcess(async (paper: Paper): Promise<Uint8Array> => {
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontPaths: [await paperFonts(process.env.DATA_DIR ?? '.data')] }],
  })
  return compiler.pdf({ mainFileContent: template, inputs: { paper: JSON.stringify(paper) } })
})
