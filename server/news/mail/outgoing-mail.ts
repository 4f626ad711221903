import type { Attachment, Mail } from '#server/platform/outside/mailer.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { LetterContent } from './letter-content.ts'
import { letterHtml } from './letter-html.ts'
import type { MailRow } from './mail-store.ts'

type Drawn = { logo: Buffer | null; climb: Buffer | null }

/** A stored mail as it is sent: plain text, and the same as HTML with the pictures that it shows. */
export async function outgoingMail(services: Services, row: MailRow): Promise<Mail> {
  const { id, recipient, subject, body, locale, content } = row
  const plain = { id, recipient, subject, text: body }
  if (!content) return plain
  const drawn = await picturesOf(services, content)
  const attached = Object.entries(drawn).flatMap(([name, png]): Attachment[] =>
    png ? [{ cid: `${name}-${id}@mail`, filename: `${name}.png`, png }] : [],
  )
  const source = (name: string) =>
    attached.some(({ filename }) => filename === `${name}.png`) ? `cid:${name}-${id}@mail` : null
  const { siteName: site, publicUrl } = services.config
  return {
    ...plain,
    locale,
    html: letterHtml(content, {
      locale,
      site,
      publicUrl,
      pictures: { logo: source('logo'), climb: source('climb') },
    }),
    attachments: attached,
    turnOff: content.turnOff,
  }
}

/** The pictures of a letter; what can't be drawn now is left out rather than keeping the letter back. */
export async function picturesOf(services: Services, { climb }: LetterContent): Promise<Drawn> {
  const { letterPictures: draw, log } = services
  const drawn = (picture: Parameters<typeof draw>[0]) =>
    draw(picture).catch((error) => {
      log.warn({ err: error }, 'a picture of a mail could not be drawn')
      return null
    })
  const [logo, drawnClimb] = await Promise.all([
    drawn({ is: 'logo' }),
    climb && drawn({ is: 'climb', ...climb }),
  ])
  return { logo, climb: drawnClimb }
}
