/** The types that the scripts need of a package without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: string[]
  }
  export default function subsetFont(face: Buffer, letters: string, options: Options): Promise<Buffer>
}
