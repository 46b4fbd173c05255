/** Draws the animals that can be booked for Qurbani into shop/qurbani/pictures/. */
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..', '..')
const objects = { goat: '1f410', sheep: '1f411', cow: '1f404', camel: '1f42a' }

for (const [name, code] of Object.entries(objects))
  await sharp(join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets', `${code}.webp`))
    .resize(128, 128)
    .avif({ quality: 70, effort: 9 })
    .toFile(join(root, 'shop/qurbani/pictures', `${name}.avif`))
