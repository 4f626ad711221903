import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from './databases.ts'
import { prepareMachine } from './machine.ts'
import { type Server, Shop } from './shop.ts'
import { Visitor } from './visitor.ts'

const { REHEARSAL_NGINX: nginx = '', NODE_EXTRA_CA_CERTS: certificate = '' } = process.env
export const { REHEARSAL_FOLDER: folder = '' } = process.env
export const root = join(import.meta.dirname, '../..')

export const machine = await prepareMachine(folder, nginx)
export const [firstPort = 0, secondPort = 0] = machine.servers
export const database = await createDatabase()
export const shop = newShop('shop')
/** Those that run. */
export const servers: Server[] = []

export const operator = { name: 'Gipfel & Grat GmbH', phone: '+49 30 5550123', email: 'office@shop.example' }
export const addresses = {
  owner: 'owner@shop.example',
  colleague: 'colleague@shop.example',
  guest: 'samir@player.example',
}
export const people = {
  owner: new Visitor(machine.publicUrl),
  colleague: new Visitor(machine.publicUrl),
  booster: new Visitor(machine.publicUrl),
  guest: new Visitor(machine.publicUrl),
  stranger: new Visitor(machine.publicUrl),
}
/** What later steps need of earlier ones. */
export const known = { order: '', receipt: '' }

export function newShop(name: string): Shop {
  const own = join(folder, name)
  mkdirSync(own)
  return new Shop(root, own, certificate)
}
