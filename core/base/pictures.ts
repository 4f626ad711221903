/** The pictures that people can upload: proof, and evidence of a problem. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The sides of a person's square picture, in pixels: beside a name, and on their own page. */
export const avatarSides = { small: 96, large: 320 } as const

/** The largest picture, in bytes; the browser refuses a larger one before sending it, and so does the server. */
export const largestPicture = 8 * 1024 * 1024
