import { z } from 'zod'
import { invitationSteps } from '#core/people/invitations.ts'
import { staffPermissions } from '#core/people/permissions.ts'
import { exampleToken, token, withToken } from './access.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { unkept } from './unkept.ts'
import { exampleSignIn, newPassword, signedIn, username } from './users.ts'
import { email, id, instant, success } from './values.ts'

/** How staff come in: a colleague, or whoever runs the server, invites an address. */

const staffPermission = z.enum(staffPermissions)

const invitation = z.object({
  invitation_id: id,
  email: z.string(),
  permissions: z.array(staffPermission),
  invited_at: instant,
  expires_at: instant,
  /** Null for an invitation that was made on the server itself. */
  invited_by: z.string().nullable(),
})

const exampleInvitation = {
  invitation_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  email: 'noor@example.com',
  permissions: ['EditOrders' as const],
  invited_at: '2026-11-26T18:00:00.000Z',
  expires_at: '2026-11-29T18:00:00.000Z',
  invited_by: 'mira',
}

const all = success(z.object({ invitations: z.array(invitation) }))
const exampleAll = { data: { invitations: [exampleInvitation] } }
const params = z.strictObject({ invitation_id: id })
const changeErrors = ['access_denied', 'invitation_not_found'] as const satisfies readonly ErrorCode[]

export const listInvitations = endpoint({
  summary: 'List the invitations of staff that can still be accepted, the newest first',
  guard: 'EditUsers',
  reply: all,
  errors: [],
  example: { reply: exampleAll },
})

export const inviteStaff = endpoint({
  summary:
    'Mail someone an invitation to work here, with these permissions; needs FullAccess. An earlier invitation of the address ends.',
  guard: 'EditUsers',
  body: z.strictObject({ email, permissions: z.array(staffPermission).min(1).max(staffPermissions.length) }),
  reply: all,
  errors: ['access_denied', 'account_banned', 'invitation_sent_already', 'mails_used_up'],
  perMinute: 10,
  fresh: true,
  example: { body: { email: 'noor@example.com', permissions: ['EditOrders'] }, reply: exampleAll },
})

export const renewInvitation = endpoint({
  summary: 'Mail an invitation again with a new link; the earlier one no longer works',
  guard: 'EditUsers',
  params,
  reply: all,
  errors: [...changeErrors, 'account_banned', 'invitation_sent_already', 'mails_used_up'],
  perMinute: 10,
  fresh: true,
  example: { reply: exampleAll },
})

export const revokeInvitation = endpoint({
  summary: 'Revoke an invitation: its link no longer works',
  guard: 'EditUsers',
  params,
  reply: all,
  errors: changeErrors,
  fresh: true,
  example: { reply: { data: { invitations: [] } } },
})

export const readInvitation = endpoint({
  summary: 'Read an invitation by its link; uses nothing up',
  guard: 'public',
  opensBefore: true,
  reads: true,
  body: withToken,
  reply: success(
    invitation.pick({ email: true, permissions: true, invited_by: true }).extend({
      step: z.enum(invitationSteps),
      /** Whether a second factor has to confirm the session before the invitation can be accepted. */
      second_factor: z.boolean(),
    }),
  ),
  errors: ['link_not_valid', 'account_banned'],
  perMinute: 60,
  example: {
    body: exampleToken,
    reply: {
      data: {
        email: 'noor@example.com',
        permissions: ['EditOrders'],
        invited_by: 'mira',
        step: 'register',
        second_factor: true,
      },
    },
  },
})

/** Without a password, a passkey follows. */
const newWay = { token, password: newPassword.optional() }

export const registerByInvitation = endpoint({
  summary: 'Create the account of an invitation and sign in; the invitation itself is accepted afterwards',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({ ...newWay, username }),
  reply: signedIn,
  errors: [
    ...(['link_not_valid', 'weak_password', 'username_reserved', 'server_busy'] as const),
    ...(['username_already_exists', 'email_already_exists'] as const),
  ],
  perMinute: 10,
  example: {
    body: { ...exampleToken, username: 'noor', password: 'correct horse battery' },
    reply: exampleSignIn('register'),
  },
})

export const recoverByInvitation = endpoint({
  summary:
    'Take back the account of an invitation that was made on the server: every way in and every session ends, and a new one begins',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject(newWay),
  reply: signedIn,
  errors: ['link_not_valid', 'weak_password', 'account_banned', 'server_busy'],
  perMinute: 10,
  example: {
    body: { ...exampleToken, password: 'correct horse battery' },
    reply: exampleSignIn('password_updated'),
  },
})

export const acceptInvitation = endpoint({
  summary:
    'Accept an invitation as the person who is signed in with its address; their permissions work at once',
  guard: 'authentication',
  opensBefore: true,
  body: withToken,
  reply: success(z.object({})),
  errors: ['link_not_valid', 'account_needed', 'second_factor_required'],
  perMinute: 20,
  example: { body: exampleToken, reply: { data: {} } },
})

export const invitationsContract = {
  listInvitations,
  inviteStaff,
  renewInvitation,
  revokeInvitation,
  readInvitation,
  registerByInvitation,
  recoverByInvitation,
  acceptInvitation,
}
