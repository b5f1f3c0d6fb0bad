const files = import.meta.glob<string>('../../engine/*/picture.svg', { query: '?raw', import: 'default', eager: true });

/** What a calculator's picture.svg draws, without the element around it; the file is a whole picture of 240 by 132. */
export function drawingOf(id: string): string {
  const file = files[`../../engine/${id}/picture.svg`];
  if (file === undefined) throw new Error(`Content: The picture src/engine/${id}/picture.svg is missing.`);
  return file
    .slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'))
    .replaceAll(/>\s+</g, '><')
    .trim();
}
