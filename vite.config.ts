import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wordsOptions } from './scripts/words-options.ts'

const reactAndRouter = /node_modules\/(react|react-dom|react-router|scheduler)\//

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), command === 'serve' && paraglideVitePlugin(wordsOptions), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/built.ts' } } },
    // React and the router in one file: every page needs all of them, and together they compress better.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: reactAndRouter }] } } } } },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/screenshots/**'] } },
}))
