import { mayDoAny } from '../../lib/permissions.ts'
import { useSession } from '../../ui/session.ts'

/** True if the person may add and change suppliers: they are those of the whole shop. */
export const useMayChangeSuppliers = (): boolean => mayDoAny(useSession()?.shopRoles ?? [], 'catalogue')
