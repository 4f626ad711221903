import type { FastifyReply } from 'fastify'

/** Sends a PDF as a file to keep, which no cache keeps; `name` is without its ending. */
export function sendPdf(reply: FastifyReply, name: string, pdf: Uint8Array): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(pdf)
}
