const figure = /\d+(?:[.,]\d+)?\s?(?:%|pg\/mL|pmol\/L|mg\/dL|mmol\/L)/g;

/** In Arabic text a figure keeps its unit behind it, as everywhere else on the page: without this, “7%” would be set as “%7”. */
export function isolateFigures(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text.replace(figure, '\u2066$&\u2069') : text;
}
