import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * A sentence put together in code has English’s comma, colon, space and order in every language. So a text is said
 * whole, or joined by a text: `listed`, `named` and `inARow` of i18n/joined-words.ts. The syntax trees are read here, with
 * the neighbours that an expression has in JSX.
 */

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

/** Whether an expression yields a text of ours: `t(…)`, also behind a condition. */
function says(node: unknown): boolean {
  if (!isNode(node)) return false
  const { type, callee, consequent, alternate, left, right, expression } = node
  if (type === 'CallExpression' && isNode(callee))
    return callee.name === 't' || (isNode(callee.property) && callee.property.name === 't')
  if (type === 'ConditionalExpression') return says(consequent) || says(alternate)
  if (type === 'LogicalExpression') return says(left) || says(right)
  return type === 'ParenthesizedExpression' && says(expression)
}

const wordOrMark = /[\p{L},:;.،：，]/u
const joint = /^(, |: |; | )$/

function isJoinedTemplate({ expressions, quasis }: Node): boolean {
  const spoken = nodes(expressions).filter(says).length
  const fixed = nodes(quasis).map(({ value }) => (value as { cooked: string }).cooked)
  if (spoken > 1 || (spoken === 1 && fixed.some((words) => wordOrMark.test(words)))) return true
  // `${name}, ${value}`: whatever they are, a sentence or a list is being made.
  return fixed.length === 3 && fixed[0] === '' && fixed[2] === '' && /^(, |: )$/.test(fixed[1] ?? '')
}

const isBlank = (child: Node) =>
  (child.type === 'JSXText' && String(child.value).trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    isNode(child.expression) &&
    child.expression.type === 'JSXEmptyExpression')
const isSpace = (child: Node) =>
  child.type === 'JSXExpressionContainer' &&
  isNode(child.expression) &&
  child.expression.type === 'Literal' &&
  String(child.expression.value).trim() === ''

/** Whether a child of an element is, or can be, an icon or another element. */
function isDrawn(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type.startsWith('JSXElement') || node.type === 'JSXFragment') return true
  return ['expression', 'consequent', 'alternate', 'right'].some((part) => isDrawn(node[part]))
}

function joinsChildren({ children }: Node): boolean {
  const shown = nodes(children).filter((child) => !isBlank(child) && !isSpace(child))
  return shown.some((child, index) => {
    const next = shown[index + 1]
    if (child.type === 'JSXText') return wordOrMark.test(String(child.value))
    if (!next || child.type !== 'JSXExpressionContainer' || next.type !== 'JSXExpressionContainer')
      return false
    const isIcon = (each: Node) =>
      isDrawn(each.expression) || (isNode(each.expression) && each.expression.name === 'icon')
    return !isIcon(child) && !isIcon(next) && (says(child.expression) || says(next.expression))
  })
}

function isJoined(node: Node): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return isJoinedTemplate(node)
    case 'BinaryExpression':
      return node.operator === '+' && (says(node.left) || says(node.right))
    case 'CallExpression': {
      const [joiner] = nodes(node.arguments)
      const list = isNode(node.callee) && node.callee.object
      const joins =
        isNode(node.callee) && isNode(node.callee.property) && node.callee.property.name === 'join'
      if (!joins || joiner?.type !== 'Literal' || !joint.test(String(joiner.value))) return false
      return String(joiner.value).length > 1 || (isNode(list) && nodes(list.elements).some(says))
    }
    case 'JSXElement':
    case 'JSXFragment':
      return joinsChildren(node)
    default:
      return false
  }
}

function joinedIn(file: string, source = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (isJoined(node)) {
      const line = source.slice(0, node.start).split('\n').length
      found.push(
        `${file}:${line}: ${source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 90)}`,
      )
    }
    for (const value of Object.values(node)) for (const child of nodes(value)) visit(child)
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found
}

const rooms = ['web', 'server/news/mail', 'server/news/notifications', 'i18n']

test('no text is put together from pieces', () => {
  const files = rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    // What a translator's tool prints is no text of the product.
    .filter(
      (path) =>
        !/^(web\/(development|test|kit\/drawing)\/|i18n\/(messages|translators)\/|i18n\/texts)/.test(path),
    )
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => joinedIn(file))).toEqual([])
})

const hole = (expression: string) => ['$', '{', expression, '}'].join('')

test.each([
  ['a comma between a text and a value', `const a = \`${hole('t("x.y")')}, ${hole('name')}\``],
  ['a comma between two values', `const a = \`${hole('name')}, ${hole('percent')}\``],
  ['a colon', 'const a = <p><b>{t("x.y")}</b>: {name}</p>'],
  ['two texts side by side', 'const a = <p>{t("x.y")} {t("x.z")}</p>'],
  ['a value before a half-sentence', 'const a = <p>{amount}{" "}{t("x.y")}</p>'],
  ['a sum', 'const a = t("x.y") + name'],
  ['a list in a row', 'const a = [t("x.y"), t("x.z")].join(" ")'],
  ['a text behind a condition', 'const a = <p>{on && t("x.y")} {app.t("x.z")}</p>'],
])('found: %s', (_, source) => {
  expect(joinedIn('a.tsx', source)).toHaveLength(1)
})

test.each([
  ['a text alone', 'const a = <p>{t("x.y", { name })}</p>'],
  ['an icon and a text', 'const a = <p>{on && <Icon />} {t("x.y")}</p>'],
  ['a label and its value, each an element', 'const a = <p><span>{t("x.y")}</span> <b>{name}</b></p>'],
  ['a class', 'const a = ["one", "two"].join(" ")'],
])('left alone: %s', (_, source) => {
  expect(joinedIn('a.tsx', source)).toEqual([])
})
