import { ask } from '../../../ask.ts'
import { findAllDepartments } from '../../../catalogue/catalogue.contract.ts'
import { m } from '../../../messages/m.ts'
import { findSettings, type ShopSettings } from '../../../settings/settings.contract.ts'
import { darkPaper, lightPaper } from '../../frame/paper.ts'
import { withOwnWords } from '../../own-words.ts'
import type { Route } from './+types/manifest'

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

type Logo = NonNullable<ShopSettings['logo']>

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The shop's own logo, if it is square. */
const ownIcon = ({ image, width, height }: Logo) => ({
  src: image,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  purpose: 'any',
})

/** `/manifest.webmanifest`: the name and icons of the shop when installed as an app. */
export async function loader({ context }: Route.LoaderArgs) {
  const [settings, departments] = await Promise.all([
    ask(context, findSettings, {}),
    ask(context, findAllDepartments, {}),
  ])
  const { shopName, tagline, logo } = withOwnWords(settings, departments)
  const manifest = {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: tagline,
    lang: m.shop_language(),
    dir: m.shop_direction(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: lightPaper,
    theme_color: darkPaper,
    icons: [
      ...(logo && logo.width === logo.height ? [ownIcon(logo)] : []),
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: m.front_menu(), url: '/menu' },
      { name: m.cart_name(), url: '/cart' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
