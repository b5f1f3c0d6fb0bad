import { describe, expect, test } from 'vitest';
import { actOffer, dialogOffer, packOf } from '../../src/components/products/offer.ts';

const addon = { products: ['sitagliptin'], explainers: ['oral-semaglutide'] };

describe('the portfolio switch', () => {
  test('shown: cards, packs, pictures and every explanation', () => {
    expect(actOffer(true, addon)).toEqual({ cards: ['sitagliptin'], others: ['oral-semaglutide'], any: true });
    expect(packOf(true, { product: 'sitagliptin' })).toBe('sitagliptin');
    expect(packOf(true, {})).toBeUndefined();
    expect(dialogOffer(true, ['sitagliptin'], ['sitagliptin', 'oral-semaglutide'])).toEqual({
      pictures: ['sitagliptin'],
      explainers: ['sitagliptin', 'oral-semaglutide'],
    });
  });

  test('hidden: no card, no pack, no picture, no product’s explanation; other classes stay', () => {
    expect(actOffer(false, addon)).toEqual({ cards: [], others: ['oral-semaglutide'], any: true });
    expect(actOffer(false, { products: ['metformin-500'], explainers: [] }).any).toBe(false);
    expect(packOf(false, { product: 'sitagliptin' })).toBeUndefined();
    expect(dialogOffer(false, ['sitagliptin'], ['sitagliptin', 'oral-semaglutide'])).toEqual({
      pictures: [],
      explainers: ['oral-semaglutide'],
    });
  });
});
