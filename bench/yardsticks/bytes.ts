import { createServer } from 'node:http'

// Answers bytes from memory: what a server that does nothing else reaches.
const bytes = Buffer.alloc(Number(process.env.BYTES ?? 1000), 'x')
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
