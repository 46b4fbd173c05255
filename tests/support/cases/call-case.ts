import type { Actor, World } from './call-world.ts'

type Input = Record<string, unknown>

/** A valid input, made for each call by `me`; and an invalid one with the field that is wrong, if there can be one. */
export type CallCase = {
  good: (world: World, me: Actor | undefined) => Promise<Input> | Input
  bad?: { change: Input; field: string }
  /** Undoes what a good input leaves behind, if other calls would meet it. */
  after?: (world: World) => Promise<void>
}
