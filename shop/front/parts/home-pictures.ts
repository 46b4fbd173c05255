const files = import.meta.glob<string>('../../media/demo/{banner-*,discount-*,kitchen}.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a picture that belongs to the home page itself, by its name, as in `banner-1`. */
export const homePicture = (name: string): string | undefined => files[`../../media/demo/${name}.webp`]
