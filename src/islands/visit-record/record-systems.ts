/** The record systems that this installation names, as the page says; none in a page that was kept for use without a network. */
export function recordSystems(): readonly string[] {
  const told: unknown = JSON.parse(document.documentElement.dataset['recordSystems'] ?? '[]');
  return Array.isArray(told) ? told.filter((name) => typeof name === 'string') : [];
}

/** Whether this page was opened from a record system; true once. */
export function takeFromRecord(): boolean {
  const { dataset } = document.documentElement;
  const isFrom = dataset['fromRecord'] !== undefined;
  delete dataset['fromRecord'];
  return isFrom;
}
