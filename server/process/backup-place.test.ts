import { expect, test } from 'vitest'
import { backupPlaceOf } from './backup-place.ts'
import { readConfiguration } from './configuration.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const s3 = {
  ...{ BACKUP_TO: 's3://my-bucket/shops/one/', BACKUP_KEY: key },
  ...{ S3_ACCESS_KEY_ID: 'AKIDEXAMPLE', S3_SECRET_ACCESS_KEY: 'a-very-secret-secret' },
}
const placeOf = (variables: Record<string, string>) =>
  backupPlaceOf(readConfiguration(variables), '/srv/shop/data')

test('without BACKUP_TO there are no backups', () => {
  expect(placeOf({})).toBeUndefined()
})

test('a folder may do without a key, and takes one', () => {
  expect(placeOf({ BACKUP_TO: '/mnt/backups' })).toEqual({ folder: '/mnt/backups', key: undefined })
  expect(placeOf({ BACKUP_TO: '/mnt/backups', BACKUP_KEY: key })?.key).toHaveLength(32)
})

test('a storage is read with its bucket and folder, at Amazon unless another one is named', () => {
  const names = { region: 'us-east-1', bucket: 'my-bucket', folder: 'shops/one', keyId: 'AKIDEXAMPLE' }
  expect(placeOf(s3)).toMatchObject({ s3: { ...names, endpoint: 'https://s3.us-east-1.amazonaws.com' } })
  expect(placeOf({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_REGION: 'eu-1' })).toMatchObject({
    s3: { endpoint: 'http://127.0.0.1:9000', region: 'eu-1' },
  })
})

test.each([
  ['BACKUP_TO', ['backups', './backups', 's3://', 's3://B', 's3://bucket/a b', 'https://bucket.example']],
  ['BACKUP_KEY', ['short', key.slice(1), `${key}A`, 'x'.repeat(44)]],
  ['S3_ENDPOINT', ['storage.example', 'https://storage.example/path']],
  ['S3_REGION', ['EU west']],
])('%s is refused by its name, and never printed', (name, values) => {
  for (const value of values) {
    expect(() => readConfiguration({ [name]: value }), value).toThrow(
      new RegExp(`^The configuration is wrong[^]*  ${name}: `),
    )
    try {
      readConfiguration({ [name]: value })
    } catch (error) {
      expect(String(error).includes(`: ${value}`)).toBe(false)
    }
  }
})

test.each([
  ['BACKUP_KEY', { ...s3, BACKUP_KEY: '' }, 's3:// place, which needs BACKUP_KEY'],
  ['S3_ACCESS_KEY_ID', { ...s3, S3_ACCESS_KEY_ID: '' }, 'needs S3_ACCESS_KEY_ID'],
  ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }, 'needs S3_SECRET_ACCESS_KEY'],
  ['BACKUP_TO', { BACKUP_KEY: key }, 'BACKUP_KEY needs BACKUP_TO'],
  ['another place', { BACKUP_TO: '/srv/shop/data/backups' }, 'BACKUP_TO is inside DATA_FOLDER'],
  ['another place than the data folder', { BACKUP_TO: '/srv/shop/data' }, 'BACKUP_TO is inside DATA_FOLDER'],
  ['no DATABASE_URL', { BACKUP_TO: '/mnt/b', DATABASE_URL: 'postgres://host/shop' }, 'pgBackRest or WAL-G'],
])('a place without %s is refused before anything is opened', (_name, variables, says) => {
  expect(() => placeOf(variables)).toThrow(says)
})

test('a folder whose name begins like the data folder is another folder', () => {
  expect(placeOf({ BACKUP_TO: '/srv/shop/data-backups' })).toMatchObject({ folder: '/srv/shop/data-backups' })
})
