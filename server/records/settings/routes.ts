import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import { findAvatar } from '#server/files/file-store.ts'
import { sendPicture } from '#server/files/send-file.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import { chooseNews, pauseNews, saveQuietHours, saveSoundVolume } from './choose-news.ts'
import { endDevice, endOtherDevices } from './end-devices.ts'
import { appearanceOf, devicesOf, getSettings, notificationsOf, profileOf } from './get-settings.ts'
import { saveAppearance } from './save-appearance.ts'
import { checkUsername, saveMyProfile } from './save-my-profile.ts'
import { removeAvatar, uploadAvatar } from './upload-avatar.ts'

const updated = 'profileUpdated'

export function settingsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getSettings', async ({ caller }) => ({
    data: { settings: await getSettings(services, caller) },
  }))

  route(app, services, 'saveMyProfile', async ({ caller, body, work }) => {
    await saveMyProfile(work, caller, body.username)
    return { data: { profile: await profileOf(servicesOf(work), caller) }, message: updated }
  })

  route(app, services, 'checkUsername', async ({ caller, params }) => {
    await checkUsername(services, caller, params.username)
    return { data: { username: params.username } }
  })

  app.register(async (uploads) => {
    await uploads.register(multipart, { limits: { fileSize: largestPicture, files: 1, fields: 0, parts: 1 } })
    route(uploads, services, 'uploadAvatar', async ({ caller, request }) => {
      await uploadAvatar(services, caller, request)
      return { data: { profile: await profileOf(services, caller) }, message: updated }
    })
  })

  route(app, services, 'removeAvatar', async ({ caller, work }) => {
    await removeAvatar(work, caller)
    return { data: { profile: await profileOf(servicesOf(work), caller) }, message: updated }
  })

  route(app, services, 'getAvatar', async ({ params, reply }) => {
    const file = await findAvatar(services.db, params.file_id)
    if (!file) throw new AppError('not_found')
    return sendPicture(services, file, reply)
  })

  route(app, services, 'saveAppearance', async ({ caller, body, work }) => {
    await saveAppearance(work, caller, body)
    return { data: { appearance: await appearanceOf(servicesOf(work), caller) }, message: updated }
  })

  route(app, services, 'chooseNews', async ({ caller, params, body, work }) => {
    await chooseNews(work, caller, { ...params, ...body })
    return { data: { notifications: await notificationsOf(servicesOf(work), caller) } }
  })

  route(app, services, 'saveSoundVolume', async ({ caller, body, work }) => {
    await saveSoundVolume(work, caller, body.volume)
    return { data: { notifications: await notificationsOf(servicesOf(work), caller) } }
  })

  route(app, services, 'saveQuietHours', async ({ caller, body, work }) => {
    await saveQuietHours(work, caller, body)
    return { data: { notifications: await notificationsOf(servicesOf(work), caller) } }
  })

  route(app, services, 'pauseNews', async ({ caller, body, work }) => {
    await pauseNews(work, caller, body.paused)
    return { data: { notifications: await notificationsOf(servicesOf(work), caller) } }
  })

  route(app, services, 'endDevice', async ({ caller, params, work }) => {
    await endDevice(work, caller, params.session_id)
    return { data: { devices: await devicesOf(servicesOf(work), caller) } }
  })

  route(app, services, 'endOtherDevices', async ({ caller, work }) => {
    await endOtherDevices(work, caller)
    return { data: { devices: await devicesOf(servicesOf(work), caller) } }
  })
}
