import { z } from 'zod'
import { m } from '../../messages/m.ts'

/** A moment by the shop's clock, as in `2026-12-06T18:00`, or with a time zone, as in `2026-12-06T18:00:00+05:00`. */
export const saleMoment = z.iso
  .datetime({ local: true, offset: true, error: () => m.catalogue_sale_moment_wrong() })
  .refine(written => /^2[01]/.test(written), { error: () => m.catalogue_sale_moment_wrong() })

/**
 * When the sale price begins to be charged, and when it ends; null: at once, and never by a clock. If one of them is set, they decide if the
 * options contain CUTPRICE.
 */
export const saleTimesInput = { saleFrom: saleMoment.nullish(), saleUntil: saleMoment.nullish() }

/** The same as staff see it, by the shop's clock, as in `2026-12-06T18:00`; null after the end. */
export const saleTimesForStaff = { saleFrom: z.string().nullable(), saleUntil: z.string().nullable() }

/** The times of a sale as staff see them. */
export type StaffSaleTimes = { saleFrom: string | null; saleUntil: string | null }
