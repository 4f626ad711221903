import { createServer } from 'node:http'
import { Server } from 'socket.io'

// A Socket.IO server that does nothing but pass how many are connected to all of them, once a second.
const server = createServer((_request, response) => response.end('ok'))
const io = new Server(server, { serveClient: false })
let sent = -1
setInterval(() => {
  const count = io.engine.clientsCount
  if (count !== sent) io.emit('online_count', { count })
  sent = count
}, 1_000)
server.listen(Number(process.env.PORT), '127.0.0.1')
