/** What a picture that a text names is. */
interface FoundPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}
const narrowest = 640;
const widest = 2400;
const heaviest = 200 * 1024;

/** What an editor must know of a picture that does not fit; null where it does. */
export function pictureProblem(file: string, { width, height, bytes }: FoundPicture): string | null {
  const name = `The picture “${file}”`;
  if (width < narrowest || width > widest)
    return `${name} is ${width} pixels wide. Between ${narrowest} and ${widest} fit.`;
  if (width > 2 * height || height > 2 * width)
    return `${name} is ${width} × ${height} pixels. It may not be more than twice as long as broad.`;
  if (bytes > heaviest)
    return `${name} weighs ${Math.ceil(bytes / 1024)} KiB. At most ${heaviest / 1024} fit: save it smaller, best as .webp.`;
  return null;
}
