import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  buildDirectory: 'build',
  ssr: true,
  // All ways are known from the start, in a file that is kept for ever: nothing is asked for while somebody looks around.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
