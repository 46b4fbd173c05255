import { z } from 'zod'

/** The ways in which products reach a customer. */
export const pickupType = z.enum(['IN STORE', 'DELIVERY'])
