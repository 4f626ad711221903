import { createServer } from 'node:http'
import { checkPassword, hashPassword } from '#server/accounts/auth/passwords.ts'

// Checks passwords one after the other and does nothing else.
const known = await hashPassword('a password')
createServer((request, response) => {
  if (request.method === 'HEAD') return response.end()
  checkPassword(known, 'a password').then((right) => response.end(String(right)))
}).listen(Number(process.env.PORT), '127.0.0.1')
