import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('npm start, the image and the service start the server with the same memory limits', () => {
  const { arguments: args, environment } = JSON.parse(readFileSync('run/server.json', 'utf8'))
  const [, image = ''] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(JSON.parse(image)).toEqual(['node', ...args])
  expect(readFileSync('deploy/peakline.service', 'utf8')).toContain(`/node ${args.join(' ')}\n`)
  for (const [name, value] of Object.entries(environment))
    for (const file of ['Dockerfile', 'deploy/peakline.service'])
      expect(readFileSync(file, 'utf8'), file).toContain(` ${name}=${value}`)
})
