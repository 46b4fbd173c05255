import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { LONGEST_GOODS, MOST_GOODS, MOST_LETTERS } from './partner.rules.ts'
import { LAST_PRIORITY, partnerKinds, type WeekHours } from './partner-kinds.rules.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: () => m.hours_time_needed() })
/** Opening hours of a day, `HH:MM`. */
export const dayHours = z.strictObject({ opens: clock, closes: clock })

const partner = z
  .object({
    partnerId: z.int(),
    partnerName: z.string(),
    kind: z.enum(partnerKinds),
    address: z.string(),
    city: z.string(),
    /** ISO 3166. */
    country: z.string(),
    /** Degrees of WGS 84. */
    latitude: z.number(),
    longitude: z.number(),
    phone1: z.string(),
    /** 1 comes first. */
    priority: z.int(),
    /** Its products. */
    goods: z.array(z.string()),
    /** Sunday first; null if they are not known, and on closed days. */
    hours: z.array(dayHours.nullable()).nullable(),
    active: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Partner' })
/** A partner of the directory in responses. */
export type Partner = z.output<typeof partner>

const everyDay: WeekHours = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '22:00' }))

/** The first partner of the demo shop. */
export const examplePartner: Partner = {
  partnerId: 1,
  partnerName: 'Johar Mor Grocers',
  kind: 'GROCERY',
  address: '4 University Road, Gulistan-e-Johar',
  city: 'Karachi',
  country: 'PK',
  latitude: 24.9176,
  longitude: 67.1012,
  phone1: '+92 21 3400 1001',
  priority: 1,
  goods: ['Rice', 'Lentils', 'Flour', 'Spices'],
  hours: [...everyDay],
  active: true,
  updatedDate: '2026-11-22T08:00:00.000Z',
}

export const findPartners = defineCall({
  does: 'Lists the partners of the directory, page by page.',
  method: 'GET',
  path: '/partners/findForStaff',
  who: 'staff: settings',
  input: z.strictObject({
    ...listFields(['name', 'kind', 'city', 'priority', 'updated']),
    kind: z.enum(partnerKinds).optional(),
  }),
  output: listOf(partner),
  example: { input: { q: 'johar' }, output: { rows: [examplePartner], total: 1 } },
  failures: {},
})

export const findPartner = defineCall({
  does: 'Answers a partner of the directory.',
  method: 'GET',
  path: '/partners/findForStaff/{id}',
  who: 'staff: settings',
  input: z.strictObject({ id }),
  output: partner,
  example: { input: { id: 1 }, output: examplePartner },
  failures: { NOT_FOUND },
})

const wrongPriority = () => m.near_partner_priority_wrong({ most: LAST_PRIORITY })
const written = {
  partnerName: filledLine(MOST_LETTERS.partnerName, m.near_partner_name_needed),
  kind: z.enum(partnerKinds),
  address: filledLine(MOST_LETTERS.address, m.near_partner_address_needed),
  city: filledLine(MOST_LETTERS.city, m.near_partner_city_needed),
  country: z.string().regex(/^[A-Z]{2}$/, { error: () => m.near_partner_country_needed() }),
  latitude: z
    .number({ error: () => m.near_latitude_wrong() })
    .min(-90, { error: () => m.near_latitude_wrong() })
    .max(90, { error: () => m.near_latitude_wrong() }),
  longitude: z
    .number({ error: () => m.near_longitude_wrong() })
    .min(-180, { error: () => m.near_longitude_wrong() })
    .max(180, { error: () => m.near_longitude_wrong() }),
  phone1: line(MOST_LETTERS.phone1).default(''),
  priority: z
    .int({ error: wrongPriority })
    .min(1, { error: wrongPriority })
    .max(LAST_PRIORITY, { error: wrongPriority }),
  goods: z
    .array(filledLine(LONGEST_GOODS))
    .max(MOST_GOODS, { error: () => m.near_partner_goods_many({ most: MOST_GOODS }) })
    .default([]),
  hours: z.array(dayHours.nullable()).length(7).nullable().default(null),
  active: z.boolean().default(true),
}

export const savePartner = defineCall({
  does: 'Adds or changes a partner of the directory and answers it.',
  method: 'POST',
  path: '/partners/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** The partner to change; absent for a new one. */
    partnerId: id.optional(),
    ...written,
    /** As the editor saw it: if the partner has changed since, nothing is saved. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: partner,
  example: {
    input: {
      partnerName: examplePartner.partnerName,
      kind: examplePartner.kind,
      address: examplePartner.address,
      city: examplePartner.city,
      country: examplePartner.country,
      latitude: examplePartner.latitude,
      longitude: examplePartner.longitude,
      priority: examplePartner.priority,
    },
    output: examplePartner,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ partner }) },
  },
})

export const deletePartner = defineCall({
  does: 'Removes a partner from the directory.',
  method: 'POST',
  path: '/partners/delete/{id}',
  who: 'staff: settings',
  input: z.strictObject({ id }),
  output: z.object({ partnerId: z.int() }),
  example: { input: { id: 1 }, output: { partnerId: 1 } },
  failures: { NOT_FOUND },
})

export const partnerCalls = [findPartners, findPartner, savePartner, deletePartner] as const
