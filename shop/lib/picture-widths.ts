/** The widths in which pictures are served, in pixels; each is at most twice the one before, so one always fits well. */
export const pictureWidths = [48, 96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const
