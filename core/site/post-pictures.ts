/** The widths that each picture of the blog is kept in, in pixels; one that is smaller isn't enlarged. */
export const postPictureWidths = [480, 960, 1600] as const
