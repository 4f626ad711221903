import { readFileSync } from 'node:fs'
import { drawPicture } from '../files/draw-picture.ts'

// Re-encodes a picture in this process, and prints the result and how far memory use rose (MB).
const [first = '', file = ''] = process.argv.slice(2)
const most = () => process.resourceUsage().maxRSS / 1024
await drawPicture(readFileSync(first))
const before = most()
const picture = await drawPicture(readFileSync(file))
const size = picture && `${picture.width} x ${picture.height}`
process.stdout.write(JSON.stringify({ size, risen: Math.round(most() - before) }))
