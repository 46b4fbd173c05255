import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG } from '../../lib/failures.ts'
import { filledLine, line } from '../../lib/fields.ts'
import { uploadedFile } from '../../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../../media/picture-bytes.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'
import { meat } from '../catalogue.examples.ts'
import { seoForStaff, seoInput } from '../seo/seo.fields.ts'

/** The address of a picture that the shop stores, or none. */
export const pictureOrNone = z
  .string()
  .regex(/^\/pictures\/[0-9a-f]{32}$/)
  .nullish()

const staffDepartment = z
  .object({
    deptName: z.string(),
    title: z.string(),
    blurb: z.string(),
    activeFlag: z.enum(['Y', 'N']),
    menuFlag: z.boolean(),
    tileFlag: z.boolean(),
    foodFlag: z.boolean(),
    lotFlag: z.boolean(),
    image: z.string().nullable(),
    ...seoForStaff,
    demo: z.boolean(),
    /** The number of its categories. */
    categories: z.int(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffDepartment' })
/** A department as staff see it. */
export type StaffDepartment = z.output<typeof staffDepartment>
const staffDepartments = z.array(staffDepartment)

const example: StaffDepartment = {
  ...meat,
  ...{ activeFlag: 'Y', seoTitle: null, seoText: null, demo: true, categories: 12 },
}
const deptName = line(40)

const changedMeanwhile = {
  status: 409,
  says: () => m.catalogue_department_changed(),
  data: z.object({ departments: staffDepartments }),
} as const

export const findDepartmentsForStaff = defineCall({
  does: "Lists every department in the shop's order, including inactive ones.",
  method: 'GET',
  path: '/departments/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: staffDepartments,
  example: { input: {}, output: [example] },
  failures: {},
})

export const saveDepartment = defineCall({
  does: 'Adds a department, or changes the one with this `deptName`. With `newName`, its categories and addresses follow.',
  method: 'POST',
  path: '/departments/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The department to change; absent for a new one. */
    deptName: deptName.nullish(),
    /** Its name in addresses, such as MEAT. */
    newName: filledLine(40, m.catalogue_name_needed).regex(/^[\p{L}\p{N}][\p{L}\p{N} &'-]*$/u, {
      error: () => m.catalogue_dept_name_wrong(),
    }),
    title: filledLine(60, m.catalogue_name_needed),
    blurb: line(300).default(''),
    activeFlag: z.enum(['Y', 'N']).default('Y'),
    menuFlag: z.boolean().default(true),
    tileFlag: z.boolean().default(true),
    /** True if its goods are food. */
    foodFlag: z.boolean().default(true),
    /** True if its goods sell only from a lot with a last day. */
    lotFlag: z.boolean().default(false),
    image: pictureOrNone,
    ...seoInput,
    /** The version that the staff member saw. */
    updatedDate: line(40).nullish(),
  }),
  output: staffDepartments,
  example: {
    input: { deptName: 'MEAT', newName: 'MEAT', title: 'Meat', blurb: meat.blurb, image: meat.image },
    output: [example],
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    NAME_TAKEN: { status: 409, says: () => m.catalogue_name_taken() },
    CHANGED: changedMeanwhile,
  },
})

export const arrangeDepartments = defineCall({
  does: 'Reorders the departments. The list must name all of them.',
  method: 'POST',
  path: '/departments/arrange',
  who: 'staff: catalogue',
  input: z.strictObject({ deptNames: z.array(deptName).max(1000) }),
  output: staffDepartments,
  example: { input: { deptNames: ['MEAT'] }, output: [example] },
  failures: { CHANGED: changedMeanwhile },
})

export const deleteDepartment = defineCall({
  does: 'Removes a department without categories.',
  method: 'POST',
  path: '/departments/delete/{name}',
  who: 'staff: catalogue',
  input: z.strictObject({ name: deptName }),
  output: staffDepartments,
  example: { input: { name: 'TOYS' }, output: [example] },
  failures: {
    ...notFound,
    IN_USE: {
      status: 409,
      says: () => m.catalogue_department_used(),
      data: z.object({ categories: z.int() }),
    },
  },
})

export const uploadShelfPicture = defineCall({
  does: 'Stores a picture of at most 65,000 bytes for a department or a category, and answers its address.',
  method: 'POST',
  path: '/departments/uploadPicture',
  who: 'staff: catalogue',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ file: uploadedFile(m.catalogue_file_required) }),
  output: z.object({ image: z.string() }),
  example: {
    input: { file: 'a picture' },
    output: { image: '/pictures/8886b15050e902400e455b5eb38e54f1' },
  },
  failures: {
    BAD_FILE,
    FILE_TOO_BIG,
  },
})

export const departmentsCalls = [
  findDepartmentsForStaff,
  saveDepartment,
  arrangeDepartments,
  deleteDepartment,
  uploadShelfPicture,
] as const
