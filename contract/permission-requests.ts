import { z } from 'zod'
import { staffPermissions } from '#core/people/permissions.ts'
import { endpoint } from './endpoint.ts'
import { instant, person, success } from './values.ts'

const params = z.strictObject({ permission: z.enum(staffPermissions) })

const request = success(
  z.object({
    /** Who can grant the permission, by name. */
    granters: z.array(person),
    /** When the caller asked them; null if they haven’t within the last week. */
    asked_at: instant.nullable(),
  }),
)

/** What staff read and do where a page needs a permission that they don't have. */
const getPermissionRequest = endpoint({
  summary: 'Who can grant a permission, and whether the caller has asked them for it',
  guard: 'staff',
  params,
  reply: request,
  errors: [],
})

const askForPermission = endpoint({
  summary:
    'Ask the people who can grant a permission: each gets one notification. Asking again within a week, or for a permission that the caller has, sends nothing',
  guard: 'staff',
  params,
  reply: request,
  errors: [],
})

export const permissionRequestsContract = { getPermissionRequest, askForPermission }
