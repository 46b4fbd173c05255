import type { Config } from '@react-router/dev/config'
import { buildFolder, chosenLanguage } from './server/process/language.ts'

export default {
  appDirectory: 'shop',
  buildDirectory: buildFolder(chosenLanguage()),
  ssr: true,
  // All ways are known from the start, in a file that is kept for ever: nothing is asked for while somebody looks around.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
