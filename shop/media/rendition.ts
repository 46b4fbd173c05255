/** The formats of renditions: AVIF for browsers that support it, WebP for the others. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture in one of the fixed widths and formats. */
export type Rendition = { hash: string; width: number; format: PictureFormat }
