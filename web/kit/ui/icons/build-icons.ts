import { readFileSync, writeFileSync } from 'node:fs'
import { pathOf } from './path-of.ts'

/** Writes `paths.ts` and `dashboard-paths.ts` from Lucide: `node web/kit/ui/icons/build-icons.ts` */

/** On pages of the shop; each costs every visitor a few bytes. */
const everywhere = [
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'credit-card',
  'globe',
  'heart',
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
  'bookmark',
  'calendar',
  'camera',
  'circle-dashed',
  'clock',
  'columns-3',
  'copy',
  'download',
  'ellipsis',
  'equal',
  'external-link',
  'eye',
  'eye-off',
  'file-text',
  'flag',
  'gift',
  'graduation-cap',
  'heart',
  'image',
  'life-buoy',
  'link',
  'list',
  'mail',
  'mountain',
  'panel-left',
  'paperclip',
  'pause',
  'pencil',
  'play',
  'receipt',
  'refresh-cw',
  'rotate-ccw',
  'search',
  'scale',
  'send',
  'sliders-horizontal',
  'star',
  'store',
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

const source = new URL('../../../../node_modules/@iconify-json/lucide/icons.json', import.meta.url)
const { icons }: IconSet = JSON.parse(readFileSync(source, 'utf8'))

function drawn(name: string): string {
  const path = pathOf(icons[name]?.body ?? '')
  if (!path) throw new Error(`Lucide has no icon ${name} that one path can draw`)
  return path
}

function write(file: string, comment: string, names: readonly string[]) {
  const entries = names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: '${drawn(name)}',`)
  const text = `/** ${comment} Written by \`build-icons.ts\` from Lucide (ISC licence). */\nexport const ${file === 'paths.ts' ? 'paths' : 'dashboardPaths'} = {\n${entries.join('\n')}\n} as const\n`
  writeFileSync(new URL(file, import.meta.url), text)
}

write('paths.ts', 'Icons of the shop on a 24 grid.', everywhere)
write('dashboard-paths.ts', 'Icons that only dashboards need, on a 24 grid.', dashboards)
