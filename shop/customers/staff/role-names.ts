import { m } from '../../messages/m.ts'

const names: Record<string, { name: () => string; does: () => string }> = {
  owner: { name: m.customers_role_owner, does: m.customers_role_owner_does },
  manager: { name: m.customers_role_manager, does: m.customers_role_manager_does },
  catalogue: { name: m.customers_role_catalogue, does: m.customers_role_catalogue_does },
  orders: { name: m.customers_role_orders, does: m.customers_role_orders_does },
  picker: { name: m.customers_role_picker, does: m.customers_role_picker_does },
  driver: { name: m.customers_role_driver, does: m.customers_role_driver_does },
  content: { name: m.customers_role_content, does: m.customers_role_content_does },
  representative: { name: m.customers_role_representative, does: m.customers_role_representative_does },
}

/** Returns the name of a role; an unknown role keeps its identifier. */
export const roleName = (role: string): string => names[role]?.name() ?? role

/** Returns what a role does in the shop. */
export const roleDoes = (role: string): string => names[role]?.does() ?? ''
