import { createServer, get } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Answers a page's own bytes from memory: what a server that does nothing else reaches. They are the page's, not any:
// the client that makes the load reads compressed bytes several times slower than plain ones.
const bytes = await new Promise<Buffer>((resolve, reject) => {
  get(process.env.PAGE ?? '', { headers: { 'accept-encoding': 'br' } }, (answer) =>
    resolve(buffer(answer)),
  ).on('error', reject)
})
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
