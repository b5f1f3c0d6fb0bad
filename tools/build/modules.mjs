/** A module, and all that it leads to. @param {string} first @param {(id: string) => readonly string[]} next */
export function reached(first, next) {
  const seen = new Set([first]);
  for (const id of seen) for (const one of next(id)) seen.add(one);
  return seen;
}

export const isPage = (/** @type {string} */ id) => /\/src\/pages\/(?:.+\/)?[^/_][^/]*\.astro$/.test(id);
export const isStyle = (/** @type {string} */ id) => /\.css(?:$|\?)/.test(id);
export const withoutQuery = (/** @type {string} */ id) => id.replace(/\?.*$/, '');
