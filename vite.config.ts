import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { documentEntry } from './scripts/build/document-entry.ts'
import { makeFaces } from './scripts/build/make-faces.ts'
import { modulesOf, screenFiles } from './scripts/build/modules-of.ts'
import { oneByteCode } from './scripts/build/one-byte-code.ts'
import { oneLanguage } from './scripts/build/one-language.ts'
import { language, wordsOptions } from './scripts/build/words-options.ts'

const shop = join(import.meta.dirname, 'shop')
const files = screenFiles(shop)
const among = (pattern: RegExp) => files.filter(file => pattern.test(file))
const homes = ['main', 'first', 'second', 'third', 'fourth', 'fifth'].map(
  name => `front/homes/parts/${name}-home.tsx`,
)

/** The modules that documents may need, and those that every page with the router needs. */
const ofDocuments = modulesOf(['entry.document.tsx'], { shop, late: true })
const ofRoot = modulesOf(['entry.client.tsx', 'root.tsx'], { shop })
/** The modules that every page of shoppers needs. */
const ofEveryPage = (id: string) => ofAll.test(id) || (ofDocuments(id) && (ofRoot(id) || isCommon(id)))
/** True for a module that documents and most kinds of screens need: a file of its own would be larger than what it saves. */
const isCommon = (id: string) => kindsOf(id).length >= MOST_KINDS
const MOST_KINDS = 6
/** The modules that shoppers may ever need; all others are for staff. */
const ofShoppers = modulesOf(['entry.document.tsx', 'root.tsx', ...files], { shop, late: true })
/** Screens that a person is likely to see together, and the modules that each kind of them needs. */
const kinds = {
  islands: ['entry.document.tsx'],
  moving: ['home-slideshow', 'popular-carousel', 'app-badges'].map(part => `front/homes/parts/${part}.tsx`),
  pictures: ['content/parts/gallery-pictures.tsx', 'content/parts/gallery-video.tsx'],
  goods: among(/^(search|catalogue|front\/(product|collections))\//),
  homes: [...among(/front\/homes\/screens\/home/), ...homes, 'front/frame/parts/header-seven.tsx'],
  words: among(/^content\//),
  till: among(/^cart\/|checkout/),
  account: among(/dashboard|orders\.tsx|order-detail|notification|lists\/screens/),
  profile: among(/front\/frame\/screens\/customer/),
  door: among(/login|^customers\/|front\/finder\/screens\/place|front\/frame\/screens\/menu/),
  pay: among(/^payments\//),
  qurbani: among(/^qurbani\//),
}
/** Kinds of documents: each loads all islands at once, so that these are not divided among them. */
const ofOneFile: readonly string[] = ['moving', 'pictures', 'goods', 'homes', 'words']
const kindOf = Object.entries(kinds).map(([name, entries]) => ({ name, needs: modulesOf(entries, { shop }) }))
const known = new Map<string, string[]>()
/** The kinds of screens that need a module. */
function kindsOf(id: string): string[] {
  const names = known.get(id) ?? kindOf.filter(({ needs }) => needs(id)).map(({ name }) => name)
  known.set(id, names)
  return names
}
/** The kinds of screens in the name of a module's file: `till-account`. */
function kindsOfFile(id: string): string[] {
  const names = kindsOf(id)
  return names.includes('islands') ? names.filter(name => !ofOneFile.includes(name)) : names
}
/** Pages of the account that people also reach alone, with the modules that each needs: it does not load what only the others need. */
const alone = ['order-detail', 'lists/screens'].map(page => ({
  page: page.split('/')[0],
  needs: modulesOf(among(new RegExp(page)), { shop }),
}))
/** The pages that are reached alone and need a module that no other kind of screen needs. */
const aloneOf = (id: string) => alone.filter(({ needs }) => needs(id)).map(({ page }) => page)
/** The modules that React, its router and the icons need. */
const ofAll =
  /lucide-react\/dist\/esm\/(?!icons\/)|preload-helper|messages\/(compiled[\w-]*\/(?!messages\/)|m\.ts)/
/** The modules that only the office adds. */
const ofOffice = /\/shop\/|lucide-react|node_modules\/(cmdk|@radix-ui|@tanstack|@dnd-kit)\//

/**
 * Files of scripts: one for React, one for its router, one for what every page needs, one for the frame of those with the
 * router, and one for each set of kinds of screens that need the same. Modules that more kinds need come first, so that none
 * is drawn into a file that fewer load; and islands before all that documents do not load at once.
 */
const fewerFiles = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 99 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 99 },
  { name: 'shared', test: ofEveryPage, minShareCount: 2, priority: 98 },
  { name: 'frame', test: ofRoot, minShareCount: 2, priority: 97 },
  ...[['order-detail', 'lists'], ['order-detail'], ['lists']].map((pages, fewer) => ({
    name: `account-${pages.join('-')}`,
    test: (id: string) =>
      ofShoppers(id) && kindsOfFile(id).join() === 'account' && aloneOf(id).join() === pages.join(),
    minShareCount: 2,
    priority: 2.9 - fewer / 10,
  })),
  ...kindOf.flatMap((_, fewer) =>
    [true, false].map(ofIslands => ({
      name: (id: string) => kindsOfFile(id).join('-'),
      test: (id: string) =>
        ofShoppers(id) &&
        kindsOfFile(id).length === fewer + 1 &&
        kindsOfFile(id).includes('islands') === ofIslands,
      minShareCount: 2,
      priority: (ofIslands ? 2 + kindOf.length : 2) + fewer,
    })),
  ),
  { name: 'late', test: ofShoppers, minShareCount: 2, priority: 1 },
  { name: 'staff', test: ofOffice, minShareCount: 2, priority: 0 },
]

/** Vite's helper requests the styles and scripts of late modules ahead: all styles are in one file here. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: id =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load()' : undefined,
}

/** Icons without the parts that only tools read: names, and keys, which parts that never change places do not need. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    /lucide-react\/dist\/esm\/icons\//.test(id)
      ? {
          code: code.replaceAll(/,\s*key: "\w+"|^ {2}name: .*$|^ {2}aliases: .*$|^__iconData\.node;$/gm, ''),
          map: null,
        }
      : undefined,
}

/** Libraries of hundreds of files, of which the server needs a few: in its bundle they take a fraction of the time to load. */
const ofManyFiles = [
  ...['drizzle-orm', 'zod', 'fastify-type-provider-zod', 'lucide-react', 'libphonenumber-js', 'otpauth'],
  ...['react-router', '@remix-run/route-pattern', 'rate-limiter-flexible', 'csv-parse', 'csv-stringify'],
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    command === 'serve' && paraglideVitePlugin(wordsOptions),
    oneLanguage(import.meta.dirname, language),
    { name: 'faces', config: makeFaces },
    plainImports,
    plainIcons,
    documentEntry(import.meta.dirname),
    reactRouter(),
    oneByteCode,
  ],
  environments: {
    ssr: {
      // Without its spaces and comments the server is read faster and holds less memory; names stay as they are.
      build: {
        rolldownOptions: {
          input: './server/process/built.ts',
          output: {
            minify: { compress: false, mangle: false, codegen: true },
            // The configuration is read with it before anything else is loaded.
            codeSplitting: { groups: [{ name: 'zod', test: /node_modules[\\/]zod[\\/]/ }] },
          },
        },
      },
      resolve: command === 'build' ? { noExternal: ofManyFiles } : {},
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewerFiles } } } } },
  },
  // The first browsers that know light-dark(): rewritten for older ones, a part of a page could not keep the light scheme.
  build: {
    // The lists of modules that a late script needs are never read (see `plainImports`): they would only be sent.
    modulePreload: { resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    sourcemap: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { watch: { ignored: ['**/data/**', '**/build*/**', '**/screenshots/**'] } },
}))
