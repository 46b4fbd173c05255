import type { Config } from '@react-router/dev/config'
import { buildFolder, chosenLanguage } from './server/process/language.ts'

export default {
  appDirectory: 'shop',
  buildDirectory: buildFolder(chosenLanguage()),
  ssr: true,
  // All routes are known from the start, in a file that is cached for ever: nothing is requested while a person looks around.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
