import unhomoglyph from 'unhomoglyph'
import { AppError } from '../http/errors.ts'

/** Who speaks for a shop, in the nine languages, and words that programs take for something else. */
const reserved =
  `admin administrator mod moderator staff team crew owner founder ceo official system root support helpdesk help
  service customerservice customersupport security safety trust billing payment payments refund refunds payout payouts
  finance legal privacy contact info mail noreply postmaster webmaster abuse press riot riotgames discord stripe paypal
  kundendienst kundenservice hilfe sicherheit zahlung rückerstattung équipe assistance aide sécurité paiement
  remboursement soporte equipo ayuda seguridad pago reembolso assistenza supporto aiuto sicurezza pagamento rimborso
  suporte ajuda equipa segurança reembolsos klantenservice hulp beveiliging betaling terugbetaling
  客服 官方 管理员 版主 支持 团队 الدعم ادمن مشرف الإدارة فريق مدير
  null undefined nan true false none void me you all everyone here anonymous unknown deleted guest
  proto constructor prototype tostring valueof hasownproperty`.split(/\s+/)

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'

/**
 * What a name looks like, so that names that are easily confused have the same skeleton: without accents, with letters of
 * other scripts and digits as the Latin letters they resemble (Unicode UTS 39, confusables).
 */
export function skeletonOf(name: string): string {
  const plain = [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => 'abcdefghijklmnopqrstuvwxyz'[smallCapitals.indexOf(letter)] ?? letter)
    .join('')
  return unhomoglyph(plain.toLowerCase()).toLowerCase().replace(/[i1|]/g, 'l').replaceAll('0', 'o')
}

const reservedSkeletons = new Set(reserved.map(skeletonOf))

/** Endings of addresses: all countries have two letters. */
const domain =
  /\.(?:\p{L}{2}|com|net|org|app|dev|xyz|link|info|biz|shop|online|site|club|pro|chat|store|space|website|live|game|games|team|zone|top|vip|cloud|page|blog|email|help|support|win|fun|gov|edu)[._-]*$/iu

/**
 * Whether nobody may choose a name, because it looks like the shop's, like one that speaks for a shop, or like an address.
 * Existing names stay.
 */
export function isReservedName(name: string, siteName: string): boolean {
  if (domain.test(name)) return true
  const letters = skeletonOf(name).replace(/[._-]/g, '')
  const shop = skeletonOf(siteName).replace(/[^\p{L}\p{N}]/gu, '')
  if (letters.includes(shop) || !/[\p{L}\p{N}]/u.test(name)) return true
  // support, support_team, team-support-2
  const words = name
    .split(/[._-]|\p{N}+/u)
    .filter(Boolean)
    .map(skeletonOf)
  return (
    reservedSkeletons.has(letters) || (words.length > 0 && words.every((word) => reservedSkeletons.has(word)))
  )
}

/** Refuses a name that nobody may choose. */
export function refuseReservedName(name: string, siteName: string): void {
  const code = 'username_reserved'
  if (isReservedName(name, siteName)) throw new AppError(code, [{ field: 'username', code }])
}
