let buyers = 0

/** The body of an order that a guest collects, of one piece of a product. */
export const oneOrder = (productId: number): string =>
  JSON.stringify({
    customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
    orderItems: [{ productId, quantity: 1 }],
  })

/** Another address for each buyer; the shop must trust the proxy. */
export function nextAddress(): string {
  buyers += 1
  return `10.${100 + (buyers >> 16)}.${(buyers >> 8) & 255}.${buyers & 255}`
}
