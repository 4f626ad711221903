/** All shapes of an icon's SVG body as one path, so that an icon is a single string. Empty if it has other shapes. */
export function pathOf(body: string): string {
  const shapes = [...body.matchAll(/<(\w+) ([^>]*?)\/?>/g)]
  const drawn = shapes.filter(([, tag]) => tag !== 'g')
  const paths = drawn.map(([, tag = '', attributes = '']) => shapePath(tag, attributesOf(attributes)))
  return paths.includes('') ? '' : paths.join('')
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
  if (tag !== 'circle' && tag !== 'ellipse') return ''
  const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
  return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectPath(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
