/** The formats in which pictures are served in fixed widths: AVIF to browsers that know it, WebP to the others. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture in one of the fixed widths and formats. */
export type Rendition = { hash: string; width: number; format: PictureFormat }
