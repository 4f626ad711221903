import { servicePageOf } from './service-page-of.ts'

export const { Page, loader, meta } = servicePageOf('league-of-legends', 'elo-boost')
