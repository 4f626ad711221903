/** The climbs that the drawing on a phone has room for. */
export const lastOnPhone = 16
