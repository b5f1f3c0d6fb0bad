import { defineConfig } from 'drizzle-kit';

/** Only writes migrations (`drizzle-kit generate`); `db/migrate.ts` runs them. */
export default defineConfig({ dialect: 'sqlite', schema: './db/schema.ts', out: './db/migrations' });
