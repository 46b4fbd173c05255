/** What scripts/make-faces.ts uses of a package that has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: string[]
  }
  export default function subsetFont(face: Buffer, letters: string, options: Options): Promise<Buffer>
}
