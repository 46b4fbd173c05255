import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { makeFaces } from './scripts/make-faces.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { language, wordsOptions } from './scripts/words-options.ts'

/** What only an account, its orders and the checkout need. */
const ofAccounts =
  /\/shop\/(orders|places)\/|\/shop\/customers\/(?!session|ask-session|use-own)|sign-out\.ts|use-leaving|messages\/(customers|orders)_|icons\/(eye|mail-check|key-round|log-out|layout|clipboard|user-round-pen|map-pinned|map-pin-house|package-check|bell|list-checks|scissors)/
/** What two pages need and the product page does not: it stands by itself. */
const ofFew =
  /ui\/pager|cart\/(use-priced|parts\/(fulfilment|totals|cart-peek))|messages\/listing_(pages?|first|previous|next|last)\.|icons\/(chevrons|store|package-open)/

/** What the home pages and the pages of words share; the goods, the cart and the orders need nothing of it. */
const ofPages =
  /\/shop\/content\/|messages\/(content|front_home|front_hungry|front_slide|front_popular|front_secure|front_cash|front_delivery_|front_tile|front_discount)|front\/parts\/(section|picture-banner|category-tiles|department-(tiles|strip)|discount-banners|hungry-list|popular-carousel|carousel-controls|use-carousel|use-moving|qurbani-banner|secure-checkout|testimonials|home-)|embla-carousel/

/** What accounts, orders and words use, and goods do not. */
const ofForms =
  /ui\/skeleton|front\/parts\/notice|cart\/order-wishes|customers\/use-own|icons\/(quote|lock-keyhole)/

/** What the shop's people work with. */
const ofStaff = /\/shop\/back-office\/|messages\/back_office_/

/** What most pages need stands in two files, React and ours; many small ones compress worse. */
const fewerFiles = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: 'shared',
    test: (id: string) =>
      /\/shop\/|lucide-react|preload-helper/.test(id) &&
      ![ofAccounts, ofFew, ofForms, ofPages, ofStaff].some(other => other.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', test: ofForms, minShareCount: 2, priority: 1 },
  { name: 'pages', test: ofPages, minShareCount: 2, priority: 1 },
  { name: 'staff', test: ofStaff, minShareCount: 2, priority: 1 },
  { name: 'account', test: ofAccounts, minShareCount: 2, priority: 1 },
]

/** Vite's helper asks ahead for the style and scripts of what is loaded late: all style is in one file here. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: id =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load()' : undefined,
}

/** Libraries of hundreds of files, of which the server needs a few: in its bundle they take a fraction of the time to load. */
const ofManyFiles = [
  'drizzle-orm',
  'better-auth',
  /^@better-auth\//,
  /^@opentelemetry\//,
  'zod',
  'fastify-type-provider-zod',
  'lucide-react',
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    command === 'serve' && paraglideVitePlugin(wordsOptions),
    oneLanguage(import.meta.dirname, language),
    { name: 'faces', config: makeFaces },
    plainImports,
    reactRouter(),
  ],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/built.ts' } },
      resolve: command === 'build' ? { noExternal: ofManyFiles } : {},
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewerFiles } } } } },
  },
  // The first browsers that know light-dark(): rewritten for older ones, a part of a page could not keep the light scheme.
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { watch: { ignored: ['**/data/**', '**/build*/**', '**/screenshots/**'] } },
}))
