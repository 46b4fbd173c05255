import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { optional } from '../../shop/lib/variable.ts'

const isPlace = (text: string) =>
  /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/.test(text) || isAbsolute(text)
const isKey = (text: string) =>
  /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').toString('base64') === text

/** The variables of backups, for the configuration. */
export const backupVariables = {
  BACKUP_TO: optional(z.string().refine(isPlace).optional()).describe(
    'Place for backups of the embedded database: the full path of a folder on another disk, or s3://bucket/folder; without it there are none',
  ),
  BACKUP_KEY: optional(z.string().refine(isKey).optional()).describe(
    'Key that encrypts backups: 32 random bytes in base64, as `openssl rand -base64 32` prints them; s3:// needs one. Store it outside this machine: without it nobody can restore them',
  ),
  S3_ENDPOINT: optional(
    z
      .string()
      .regex(/^https?:\/\/[^\s/?#@]+$/)
      .refine(url => URL.canParse(url))
      .optional(),
  ).describe('Address of the storage of an s3:// place; that of Amazon in S3_REGION if not set'),
  S3_REGION: optional(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
  ).describe('Region of that storage'),
  S3_ACCESS_KEY_ID: optional(
    z
      .string()
      .regex(/^\S{3,128}$/)
      .optional(),
  ).describe('Id of an access key that may list, read, write and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: optional(
    z
      .string()
      .regex(/^\S{8,256}$/)
      .optional(),
  ).describe('Secret of that access key'),
}
