import type { ShownOrder } from '../orders/orders.contract.ts'
import type { PrintedOrder, StaffItem } from '../orders/staff-order.fields.ts'

/** How much of a line came, in its unit; where nobody said anything, how much was wanted. */
export const amountCame = (item: StaffItem): number =>
  (item.weighed ? item.finalWeight : null) ?? item.packedQuantity ?? item.quantity

/** An order as its customer's invoice shows it. */
export const asInvoice = ({ orders, customer, orderItems }: PrintedOrder): ShownOrder => ({
  orders,
  customer,
  orderItems: orderItems.map(item => ({
    ...item,
    quantity: amountCame(item),
    unitPrice: item.effectivePrice,
    salePrice: item.effectivePrice,
  })),
})
