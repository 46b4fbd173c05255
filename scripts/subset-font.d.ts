/** What the scripts use of a package that has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: string[]
  }
  export default function subsetFont(face: Buffer, letters: string, options: Options): Promise<Buffer>
}
