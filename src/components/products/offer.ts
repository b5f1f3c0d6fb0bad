/** What of the company's portfolio a visitor may see. One switch in the site settings hides it; everything that shows a product asks here. */
interface Act {
  readonly products: readonly string[];
  readonly explainers: readonly string[];
}

/** An act's product cards and the further explanations beside them. Explanations are education and stay. */
export function actOffer(
  portfolioPublic: boolean,
  { products, explainers }: Act,
): { cards: readonly string[]; others: readonly string[]; any: boolean } {
  const cards = portfolioPublic ? products : [];
  return { cards, others: explainers, any: cards.length + explainers.length > 0 };
}

/** The product whose pack a drawing shows, if it may show one. */
export function packOf(
  portfolioPublic: boolean,
  { product }: { readonly product?: string | undefined },
): string | undefined {
  return portfolioPublic ? product : undefined;
}

/** The dialogs that can be opened: a picture of every product shown, and every explanation that is not a hidden product's. */
export function dialogOffer(
  portfolioPublic: boolean,
  products: readonly string[],
  explainers: readonly string[],
): { pictures: readonly string[]; explainers: readonly string[] } {
  return portfolioPublic
    ? { pictures: products, explainers }
    : { pictures: [], explainers: explainers.filter((id) => !products.includes(id)) };
}
