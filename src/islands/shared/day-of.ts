/** The day of the person at the screen, yyyy-mm-dd. */
export function dayOf(at = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
