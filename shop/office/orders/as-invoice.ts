import type { PrintedOrder, StaffItem } from '../../orders/desk/staff-order.fields.ts'
import type { InvoicedOrder } from '../../orders/orders.contract.ts'

/** The delivered amount of a line, in its unit; the ordered amount if none was recorded. */
export const amountCame = (item: StaffItem): number =>
  (item.weighed && item.pricedUnit === item.measuringUnit ? item.finalWeight : null) ??
  item.packedQuantity ??
  item.quantity

/** An order in the form of its customer's invoice. */
export const asInvoice = ({ orders, customer, orderItems }: PrintedOrder): InvoicedOrder => ({
  // Staff see the branch beside the order.
  orders: { ...orders, branch: null },
  customer,
  orderItems: orderItems.map(item => ({
    ...item,
    quantity: amountCame(item),
    unitPrice: item.effectivePrice,
    salePrice: item.effectivePrice,
  })),
})
