import type { CartLine } from './cart-lines.ts'

/** Writes the choices and the note of a line: "12 pieces · Plain bag · Small pieces please". */
export const lineWords = (line: CartLine): string =>
  [line.cuttingAttributes, line.packagingAttributes, line.extraAttributes, line.notes]
    .filter(Boolean)
    .join(' · ')
