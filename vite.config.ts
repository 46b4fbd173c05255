import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wordsOptions } from './scripts/words-options.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), command === 'serve' && paraglideVitePlugin(wordsOptions), reactRouter()],
  environments: { ssr: { build: { rolldownOptions: { input: './server/built.ts' } } } },
  build: { assetsInlineLimit: 0, sourcemap: false },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/screenshots/**'] } },
}))
