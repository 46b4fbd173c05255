/** Counts durations in seconds by size, as Prometheus reads them: cumulated when they are read, not when they are counted. */
export class Histogram {
  readonly bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0

  /** `bounds`: the upper ends of the buckets, ascending. */
  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0)
  }

  add(seconds: number): void {
    let at = 0
    while (at < this.bounds.length && seconds > (this.bounds[at] as number)) at += 1
    this.#counts[at] = (this.#counts[at] as number) + 1
    this.#sum += seconds
  }

  /** Its samples under a name, as [name with labels, value]. */
  samples(name: string): [string, number][] {
    let below = 0
    const buckets = this.#counts.map((count, at): [string, number] => {
      below += count
      return [`${name}_bucket{le="${this.bounds[at] ?? '+Inf'}"}`, below]
    })
    return [...buckets, [`${name}_sum`, this.#sum], [`${name}_count`, below]]
  }
}
