import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  buildDirectory: 'build',
  ssr: true,
} satisfies Config
