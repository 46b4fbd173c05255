/** Billionths of a gram, and of a litre. */
export const [GRAM, POUND, LITRE] = [1_000_000_000n, 453_592_370_000n, 1_000_000_000n]

/** The units of weight and of volume that the shop knows, with their exact sizes in billionths of a gram or a litre. */
export const weights = new Map([
  ['g', GRAM],
  ['kg', 1000n * GRAM],
  ['lb', POUND],
  ['lbs', POUND],
  ['oz', POUND / 16n],
])
export const volumes = new Map([
  ['ml', LITRE / 1000n],
  ['l', LITRE],
])

/** True for a unit of weight or volume: only products that are priced by one can be weighed. */
export const isWeight = (unit: string): boolean =>
  weights.has(unit.toLowerCase()) || volumes.has(unit.toLowerCase())

/** Converts an amount from one unit to another; undefined if they do not measure the same. */
export function convert(amount: number, from: string, to: string): number | undefined {
  const [one, other] = [from.toLowerCase(), to.toLowerCase()]
  if (one === other) return amount
  for (const units of [weights, volumes]) {
    const [size, wanted] = [units.get(one), units.get(other)]
    if (size && wanted) return (amount * Number(size)) / Number(wanted)
  }
  return undefined
}
