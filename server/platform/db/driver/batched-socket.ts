import { Socket } from 'node:net'

/**
 * A socket that sends everything that is written at the same moment in one piece: a transaction's `begin` with its
 * first statement, for example. Each piece costs a system call, and wakes the database.
 */
export function batchedSocket(): Socket {
  const socket = new Socket()
  // Connecting gives the socket its own `write` back.
  socket.once('connect', () => gatherWrites(socket))
  return socket
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket) as (...chunk: unknown[]) => boolean
  let gathers = false
  socket.write = (...chunk: unknown[]) => {
    if (!gathers) {
      gathers = true
      socket.cork()
      process.nextTick(() => {
        gathers = false
        socket.uncork()
      })
    }
    return write(...chunk)
  }
}
