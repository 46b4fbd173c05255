/** The secret address of an order: opens the invoice for whoever holds it. */
export const orderAddress = (orderNum: string, link: string) =>
  `/orderDetail?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`
