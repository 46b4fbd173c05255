import { asc, count, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { hashInAddress, pictureAddress } from '../../media/picture-address.ts'
import { readPictures } from '../../media/read-pictures.server.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import { m } from '../../messages/m.ts'
import { categories, departments } from '../catalogue.tables.server.ts'
import { storedSeo } from '../seo/seo.rules.ts'
import {
  arrangeDepartments,
  deleteDepartment,
  findDepartmentsForStaff,
  type StaffDepartment,
  saveDepartment,
  uploadShelfPicture,
} from './departments.contract.ts'

/** Reads all departments in the order of the shop. */
async function readDepartments(database: Database): Promise<StaffDepartment[]> {
  const rows = await database
    .select({ row: departments, categories: count(categories.categoryId) })
    .from(departments)
    .leftJoin(categories, eq(categories.category, departments.deptName))
    .groupBy(departments.deptName)
    .orderBy(asc(departments.position), asc(departments.deptName))
  return rows.map(({ row: { picture, position: _, activeFlag, updatedDate, ...row }, categories }) => ({
    ...row,
    activeFlag: activeFlag === 'Y' ? 'Y' : 'N',
    image: picture && pictureAddress(picture),
    categories,
    updatedDate: updatedDate.toISOString(),
  }))
}

/** True if the shop stores the picture at this address, or if there is no address. */
export const hasPicture = async (database: Database, image: string | null | undefined) =>
  !image || (await readPictures(database, [hashInAddress(image)])).size > 0

export const answerFindDepartmentsForStaff = handle(findDepartmentsForStaff, (_input, { database }) =>
  readDepartments(database),
)

/** Locks all departments (there are few) against other edits and additions, so that names and positions stay unique. */
async function holdAll(database: Database) {
  await database.execute(sql`lock table ${departments} in share row exclusive mode`)
  return database.select().from(departments).orderBy(asc(departments.position), asc(departments.deptName))
}

export const answerSaveDepartment = handle(saveDepartment, async (input, { database, clock, audit }) => {
  const { deptName, newName, image, updatedDate: seen, seoTitle, seoText, ...row } = input
  const all = await holdAll(database)
  const before = deptName ? all.find(one => one.deptName === deptName) : undefined
  if (deptName && !before) return refuse(saveDepartment, 'NOT_FOUND', undefined)
  if (before && seen && before.updatedDate.toISOString() !== seen)
    return refuse(saveDepartment, 'CHANGED', { departments: await readDepartments(database) })
  const same = (name: string) => name.toLowerCase() === newName.toLowerCase()
  if (all.some(one => one !== before && same(one.deptName)))
    return refuse(saveDepartment, 'NAME_TAKEN', undefined, { newName: m.catalogue_name_taken() })
  if (!(await hasPicture(database, image)))
    return refuse(saveDepartment, 'BAD_INPUT', undefined, { image: m.catalogue_no_such_picture() })

  const picture = image === undefined ? {} : { picture: image && hashInAddress(image) }
  const seo = storedSeo({ seoTitle, seoText })
  const set = { ...row, ...seo, ...picture, updatedDate: laterThan(before?.updatedDate, clock()) }
  if (before && newName === before.deptName) {
    await database.update(departments).set(set).where(eq(departments.deptName, newName))
  } else {
    const [last] = before
      ? [before]
      : await database.select({ position: max(departments.position) }).from(departments)
    const position = before ? before.position : (last?.position ?? -1) + 1
    await database.insert(departments).values({ ...before, ...set, deptName: newName, position })
    if (before) {
      const of = eq(categories.category, before.deptName)
      await database.update(categories).set({ category: newName }).where(of)
      await database.delete(departments).where(eq(departments.deptName, before.deptName))
    }
  }
  const after = await readDepartments(database)
  await audit.add({
    action: 'save',
    subject: 'department',
    subjectId: newName,
    before,
    after: after.find(one => one.deptName === newName),
  })
  return after
})

export const answerArrangeDepartments = handle(
  arrangeDepartments,
  async ({ deptNames }, { database, audit }) => {
    const before = (await holdAll(database)).map(one => one.deptName)
    if (before.toSorted().join('\n') !== deptNames.toSorted().join('\n'))
      return refuse(arrangeDepartments, 'CHANGED', { departments: await readDepartments(database) })
    for (const [position, deptName] of deptNames.entries())
      await database.update(departments).set({ position }).where(eq(departments.deptName, deptName))
    await audit.add({ action: 'arrange', subject: 'department', subjectId: 'all', before, after: deptNames })
    return readDepartments(database)
  },
)

export const answerDeleteDepartment = handle(deleteDepartment, async ({ name }, { database, audit }) => {
  const before = (await holdAll(database)).find(one => one.deptName === name)
  if (!before) return refuse(deleteDepartment, 'NOT_FOUND', undefined)
  const used = await database.$count(categories, eq(categories.category, name))
  if (used > 0) return refuse(deleteDepartment, 'IN_USE', { categories: used })
  await database.delete(departments).where(eq(departments.deptName, name))
  await audit.add({ action: 'delete', subject: 'department', subjectId: name, before })
  return readDepartments(database)
})

export const answerUploadShelfPicture = handlePrepared(
  uploadShelfPicture,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadShelfPicture, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async (_input, { database, audit }, picture) => {
    const hash = await storePicture(database, picture)
    await audit.add({ action: 'upload', subject: 'shelf picture', subjectId: hash })
    return { image: pictureAddress(hash) }
  },
)
