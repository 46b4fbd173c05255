import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shop/**/*.tables.server.ts', './server/**/*.tables.server.ts'],
  out: './database/migrations',
  casing: 'snake_case',
})
