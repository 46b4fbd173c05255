import { asc, eq } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { findAllDepartments } from '../catalogue.contract.ts'
import { departments } from '../catalogue.tables.server.ts'
import { seoOf } from '../seo/seo.rules.ts'

export const answerFindAllDepartments = handle(findAllDepartments, async (_input, { database }) => {
  const rows = await database
    .select()
    .from(departments)
    .where(eq(departments.activeFlag, 'Y'))
    .orderBy(asc(departments.position), asc(departments.deptName))
  return rows.map(({ picture, updatedDate, position: _, seoTitle, seoText, ...row }) => ({
    ...row,
    ...seoOf({ seoTitle, seoText }),
    image: picture && pictureAddress(picture),
    updatedDate: updatedDate.toISOString(),
  }))
})
