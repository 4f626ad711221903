import sharp from 'sharp'
import { serveSideProcess } from '../process/side-process.ts'

sharp.concurrency(1)
sharp.cache(false)

// Draws one share picture after the other. A palette is enough for its few colors and takes a third of the bytes.
serveSideProcess((svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer(),
)
