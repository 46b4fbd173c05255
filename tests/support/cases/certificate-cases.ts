import { smallPdf } from '../test-files.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let numbers = 0
const newCertificate = async ({ shop }: World) => {
  numbers += 1
  const { rows } = await shop.pool.query(
    `insert into certificates (kind, authority, number, issued_on, expires_on)
     values ('HALAL', 'Demo Council', $1, '2026-01-01', '2099-01-01') returning certificate_id as id`,
    [`case ${numbers}`],
  )
  return { id: rows[0].id as number }
}
const written = () => {
  numbers += 1
  return {
    ...{ kind: 'ORGANIC', authority: 'Demo Register', number: `saved ${numbers}`, slaughter: null },
    ...{ stunning: null, issuedOn: '2026-01-01', expiresOn: '2099-01-01', subjects: [] },
  }
}

/** Cases of the calls about certificates. */
export const certificateCases: Record<string, CallCase> = {
  'GET /certificates/findClaims/{productId}': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'GET /certificates/findForStaff': {
    good: () => ({ state: 'ENDING' }),
    bad: { change: { state: 'GONE' }, field: 'state' },
  },
  'GET /certificates/findForStaff/{id}': {
    good: newCertificate,
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /certificates/save': {
    good: written,
    bad: { change: { issuedOn: 'soon' }, field: 'issuedOn' },
  },
  'POST /certificates/withdraw/{id}': {
    good: async world => ({ ...(await newCertificate(world)), withdrawn: true }),
    bad: { change: { withdrawn: 'x' }, field: 'withdrawn' },
  },
  'POST /certificates/upload': {
    good: async world => ({
      certificateId: (await newCertificate(world)).id,
      file: { name: 'a.pdf', bytes: smallPdf() },
    }),
    bad: { change: { file: 'no PDF' }, field: 'file' },
  },
}
