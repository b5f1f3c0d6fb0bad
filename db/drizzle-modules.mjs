// Imported before anything that loads drizzle-orm. Its package.json has 179 KB, and Node reads it again for each of 112 files to learn that
// they are modules: 1.6 s of every start. Here they are said to be.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    return parent?.includes('/node_modules/drizzle-orm/') &&
      parent.endsWith('.js') &&
      /^\.{1,2}\/.*\.js$/.test(specifier)
      ? { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
