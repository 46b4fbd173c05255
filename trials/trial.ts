import type { Figure } from '../bench/figure.ts'

/** A figure that a trial found, with its limit, and whether it was held. */
export type Finding = Figure & { held: boolean }

/** A fault or an attack that is tried on a whole shop, for longer than a test may take. */
export type Trial = {
  title: string
  /** Returns why this machine cannot try it, such as a program that is not installed. */
  cannot?: () => string | undefined
  /** Tries it on a shop of its own, and leaves nothing running or written behind. */
  run: (say: (line: string) => void) => Promise<Finding[]>
}
