/** Products of the demo shop as lines of a cart, with the choices that they need. */
export const chicken = { productId: 101, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }
export const mutton = { productId: 501, cuttingAttributes: 'Curry cut', packagingAttributes: '1 lb tray' }
export const beef = { productId: 601, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' }
export const biryani = { productId: 2301, packagingAttributes: 'Single' }
export const lancets = { productId: 6502 }

/** A cart with three of them. */
export const goods = [
  { ...chicken, quantity: 2 },
  { ...beef, quantity: 1 },
  { ...biryani, quantity: 3, notes: 'Extra raita, please' },
]

/** A cart with goods that end soon: one line at the reduced price, and one with too much for it. */
export const endSoon = [
  { productId: 4402, quantity: 1 },
  { productId: 4405, quantity: 40 },
]
