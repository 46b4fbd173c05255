/** The value of some stock, amounts in minor units. */
export type Value = {
  products: number
  cost: number
  price: number
  unknownProducts: number
  unknownPrice: number
}

/** Adds up the values of some departments. */
export function sumOfValues(values: readonly Value[]): Value {
  const sum = (of: (value: Value) => number) => values.reduce((all, value) => all + of(value), 0)
  return {
    products: sum(({ products }) => products),
    cost: sum(({ cost }) => cost),
    price: sum(({ price }) => price),
    unknownProducts: sum(({ unknownProducts }) => unknownProducts),
    unknownPrice: sum(({ unknownPrice }) => unknownPrice),
  }
}
