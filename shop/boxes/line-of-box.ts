import type { OfBox } from './box.ts'

/** Returns the line of a cart that orders a box as it was ordered. */
export const lineOfBox = ({ productId, quantity, parts }: OfBox) => ({
  ...{ productId, quantity },
  ...(parts ? { parts: [...parts] } : {}),
})
