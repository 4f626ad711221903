import { readFileSync, writeFileSync } from 'node:fs'

/** Writes `paths.ts` and `dashboard-paths.ts` from Lucide: `node web/ui/icons/build-icons.ts` */

/** On pages of the shop; each costs every visitor a few bytes. */
const everywhere = [
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'globe',
  'info',
  'key-round',
  'lock',
  'log-out',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'moon',
  'plus',
  'share-2',
  'sun',
  'ticket-percent',
  'timer',
  'triangle-alert',
  'undo-2',
  'user',
  'wallet',
  'x',
]

const dashboards = [
  'arrow-down-right',
  'arrow-up',
  'arrow-up-right',
  'ban',
  'bell',
  'bell-off',
  'bell-ring',
  'binoculars',
  'calendar',
  'camera',
  'circle-dashed',
  'clock',
  'copy',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-text',
  'flag',
  'gift',
  'graduation-cap',
  'image',
  'life-buoy',
  'link',
  'list',
  'mountain',
  'newspaper',
  'paperclip',
  'pause',
  'pencil',
  'play',
  'receipt',
  'refresh-cw',
  'rotate-ccw',
  'search',
  'send',
  'sliders-horizontal',
  'star',
  'tag',
  'ticket-percent',
  'trash',
  'trending-up',
  'upload',
  'user-plus',
  'user',
  'users',
  'wallet',
]

type IconSet = { icons: Record<string, { body: string }> }

const source = new URL('../../../node_modules/@iconify-json/lucide/icons.json', import.meta.url)
const { icons }: IconSet = JSON.parse(readFileSync(source, 'utf8'))

/** All shapes of an icon as one path, so that an icon is a single string. */
function pathOf(name: string): string {
  const body = icons[name]?.body
  if (!body) throw new Error(`Lucide has no icon ${name}`)
  const shapes = [...body.matchAll(/<(path|circle|rect|ellipse|line) ([^>]*?)\/?>/g)]
  return shapes.map(([, tag = '', attributes = '']) => shapePath(tag, attributesOf(attributes))).join('')
}

function attributesOf(text: string): (name: string) => string {
  const found = Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )
  return (name) => found[name] ?? '0'
}

function shapePath(tag: string, attribute: (name: string) => string): string {
  const number = (name: string) => Number(attribute(name))
  if (tag === 'path') return attribute('d').replace(/^m/, 'M')
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
  if (tag === 'rect')
    return rectPath(number('x'), number('y'), number('width'), number('height'), number('rx'))
  const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
  return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectPath(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

function write(file: string, comment: string, names: readonly string[]) {
  const entries = names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: '${pathOf(name)}',`)
  const text = `/** ${comment} Written by \`build-icons.ts\` from Lucide (ISC licence). */\nexport const ${file === 'paths.ts' ? 'paths' : 'dashboardPaths'} = {\n${entries.join('\n')}\n} as const\n`
  writeFileSync(new URL(file, import.meta.url), text)
}

write('paths.ts', 'Icons of the shop on a 24 grid.', everywhere)
write('dashboard-paths.ts', 'Icons that only dashboards need, on a 24 grid.', dashboards)
