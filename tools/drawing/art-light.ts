import { light, mix } from './art-ink.ts'

const soft = [4, 8, 16, 40].map(
  size =>
    `<filter id="soft${size}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
)

/** A tinted tile with a round pool of light and a ground. */
export function backdrop(w: number, h: number, tint: string): string {
  const glow = light(tint, 0.72)
  return (
    `<defs>${soft.join('')}<linearGradient id="tile" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light(tint, 0.55)}"/><stop offset=".6" stop-color="${light(tint, 0.12)}"/><stop offset="1" stop-color="${mix(tint, '#7a4a2a', 0.18)}"/></linearGradient>` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(tint, '#6b4326', 0.14)}" stop-opacity="0"/><stop offset="1" stop-color="${mix(tint, '#6b4326', 0.3)}" stop-opacity=".7"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#tile)"/><circle cx="${w * 0.47}" cy="${h * 0.47}" r="${h * 0.4}" fill="${glow}" opacity=".75"/><rect y="${h * 0.62}" width="${w}" height="${h * 0.38}" fill="url(#ground)"/>`
  )
}

/** The last layer: darker towards the corners away from the light. */
export function lightOver(w: number, h: number): string {
  return `<defs><radialGradient id="vignette" cx=".36" cy=".3" r=".95"><stop offset=".55" stop-color="#3a1c0c" stop-opacity="0"/><stop offset="1" stop-color="#3a1c0c" stop-opacity=".2"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#vignette)"/>`
}
