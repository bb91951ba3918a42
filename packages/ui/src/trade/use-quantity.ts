'use client';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { quantityLabels } from './quantity.labels.ts';

/** A quantity of a product in the reader's words. */
export interface Quantity {
  /** The number alone: `1,200`. */
  number: string;
  /** Its unit, in the plural where that is due; undefined for pieces, which go without saying. */
  unit: string | undefined;
  /** Both: `5 tonnes`. */
  text: string;
}

/**
 * Writes quantities of products. The unit of a product is `piece` unless it has another. With `saysPieces` pieces are
 * named as well, where nothing else says what is counted.
 */
export function useQuantity(): (quantity: number, unit?: string, saysPieces?: boolean) => Quantity {
  const locale = useLocale();
  const words = useLabels('Quantity', quantityLabels);
  return (quantity, unit, saysPieces = false) => {
    const number = formatNumber(quantity, locale);
    const shown = (saysPieces ? unit : writtenUnit(unit)) && words.unit(unit!, quantity);
    return { number, unit: shown, text: shown ? `${number} ${shown}` : number };
  };
}

/** The unit where it has to be said: a piece goes without saying. */
export const writtenUnit = (unit: string | undefined): string | undefined =>
  unit === 'piece' || unit === '' ? undefined : unit;
