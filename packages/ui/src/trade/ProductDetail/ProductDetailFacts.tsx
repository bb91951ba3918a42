'use client';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { DescriptionList, type DescriptionListItem } from '#components/DescriptionList/DescriptionList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { quantityLabels } from '../quantity.labels.ts';
import { writtenUnit } from '../use-quantity.ts';
import type { ProductDetailLabels } from './ProductDetail.labels.ts';

/** The facts about a product beside its offer. */
export interface ProductFacts {
  /**
   * What is counted, in the singular.
   * @default 'piece'
   */
  unit?: string | undefined;
  /**
   * The least quantity of an order. It shows unless it is one piece.
   * @default 1
   */
  minimumOrder?: number | undefined;
  /** Days until it is sent; null where the vendor does not say. */
  leadDays?: number | null | undefined;
  /** The number of the goods in the tax tariff, 4 to 8 digits. */
  hsn?: string | undefined;
  /** The forms that it comes in; what is empty is left out. */
  attributes?:
    | { readonly color: readonly string[]; readonly size: readonly string[]; readonly material: string }
    | null
    | undefined;
  /** How it travels: the time in words, the weight in kg, the dimensions in cm. What is 0 is not known. */
  shippingDetails?:
    | {
        readonly estimatedTime: string;
        readonly weight: number;
        readonly dimensions: { readonly length: number; readonly width: number; readonly height: number };
      }
    | null
    | undefined;
  /** The warranty that the vendor gives. */
  warranty?: string | undefined;
  /** Additional notes. */
  additionalNotes?: string | undefined;
}

interface ProductDetailFactsProps extends ProductFacts {
  /** The heading level of the product's name; the titles here are one below. */
  headingLevel: 1 | 2 | 3;
  /** The words of the detail. */
  words: ProductDetailLabels;
}

/** Text of white space says nothing. */
const isKnown = (description: ReactNode) =>
  typeof description === 'string' ? description.trim() !== '' : Boolean(description);

const badges = (words: readonly string[]) => (
  <Inline gap="half">
    {words.map((word) => (
      <Badge key={word}>{word}</Badge>
    ))}
  </Inline>
);

/** The facts under the offer, in groups; a group of which nothing is known is left out. */
export function ProductDetailFacts({
  unit = 'piece',
  minimumOrder = 1,
  leadDays = null,
  hsn,
  attributes,
  shippingDetails,
  warranty,
  additionalNotes,
  headingLevel,
  words,
}: ProductDetailFactsProps) {
  const locale = useLocale();
  const { unit: write } = useLabels('Quantity', quantityLabels);
  const text = (number: number) => formatNumber(number, locale);
  const level = (headingLevel + 1) as 2 | 3 | 4;
  const { color = [], size = [], material } = attributes ?? {};
  const { estimatedTime, weight, dimensions } = shippingDetails ?? {};

  const isSized = dimensions && dimensions.length + dimensions.width + dimensions.height > 0;

  const groups: { title: string; facts: DescriptionListItem[] }[] = [
    {
      title: words.ordering,
      facts: [
        {
          term: words.minimumOrder,
          description:
            (minimumOrder > 1 || writtenUnit(unit)) &&
            words.quantity(text(minimumOrder), write(unit || 'piece', minimumOrder)),
        },
        { term: words.leadTime, description: leadDays !== null && words.days(text(leadDays), leadDays) },
        { term: words.hsn, description: hsn },
      ],
    },
    {
      title: words.attributes,
      facts: [
        { term: words.colors, description: color.length > 0 && badges(color) },
        { term: words.sizes, description: size.length > 0 && badges(size) },
        { term: words.material, description: material },
      ],
    },
    {
      title: words.shipping,
      facts: [
        { term: words.estimatedDelivery, description: estimatedTime },
        { term: words.weight, description: Boolean(weight) && words.kilograms(text(weight!)) },
        {
          term: words.dimensions,
          description:
            isSized &&
            words.centimeters(text(dimensions.length), text(dimensions.width), text(dimensions.height)),
        },
      ],
    },
  ];
  const texts: [title: string, text: string | undefined][] = [
    [words.warranty, warranty],
    [words.additionalNotes, additionalNotes],
  ];

  return (
    <>
      {groups
        .filter(({ facts }) => facts.some(({ description }) => isKnown(description)))
        .map(({ title, facts }) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title" level={level} size="md">
              {title}
            </Heading>
            <DescriptionList items={facts} layout="side-by-side" />
          </section>
        ))}
      {texts
        .filter(([, text]) => isKnown(text))
        .map(([title, text]) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title" level={level} size="md">
              {title}
            </Heading>
            <p data-part="note" dir="auto">
              {text}
            </p>
          </section>
        ))}
    </>
  );
}
