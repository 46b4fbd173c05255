import { m } from '../messages/m.ts'
import { toast } from '../ui/toast.tsx'

/** Warns a shopper who goes on with an empty cart: guests read another text (spec section 8). */
export const warnEmpty = (signedIn: boolean): void => toast(signedIn ? m.cart_add_items() : m.cart_empty())
