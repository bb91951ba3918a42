import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';

/** What is told about a product beside its offer. */
export interface ProductFacts {
  /** The forms that it comes in; what is empty is left out. */
  attributes?:
    | { readonly color: readonly string[]; readonly size: readonly string[]; readonly material: string }
    | null
    | undefined;
  /** How it travels: the time in words, the weight in kg, the dimensions in cm. */
  shippingDetails?:
    | {
        readonly estimatedTime: string;
        readonly weight: number;
        readonly dimensions: { readonly length: number; readonly width: number; readonly height: number };
      }
    | null
    | undefined;
  /** What the vendor stands for, and how long. */
  warranty?: string | undefined;
  /** What else there is to know. */
  additionalNotes?: string | undefined;
}

export interface ProductDetailFactsProps extends ProductFacts {
  /** The rank of the product's name; the titles here are one below. */
  headingLevel: 2 | 3;
}

const chips = (words: readonly string[]) => (
  <span data-part="chips">
    {words.map((word) => (
      <Badge key={word}>{word}</Badge>
    ))}
  </span>
);

/** The facts under the offer, in groups; a group of which nothing is known is left out. */
export function ProductDetailFacts({
  attributes,
  shippingDetails,
  warranty,
  additionalNotes,
  headingLevel,
}: ProductDetailFactsProps) {
  const Heading = `h${headingLevel + 1}` as 'h3' | 'h4';
  const { color = [], size = [], material } = attributes ?? {};
  const { estimatedTime, weight, dimensions } = shippingDetails ?? {};

  const groups: { title: string; facts: [label: string, value: ReactNode][] }[] = [
    {
      title: 'Attributes',
      facts: [
        ['Colors', color.length > 0 && chips(color)],
        ['Sizes', size.length > 0 && chips(size)],
        ['Material', material],
      ],
    },
    {
      title: 'Shipping',
      facts: [
        ['Estimated delivery', estimatedTime],
        ['Weight', weight !== undefined && `${weight} kg`],
        ['Dimensions', dimensions && `${dimensions.length} x ${dimensions.width} x ${dimensions.height} cm`],
      ],
    },
  ];
  const texts: [title: string, text: string | undefined][] = [
    ['Warranty', warranty],
    ['Additional Notes', additionalNotes],
  ];

  return (
    <>
      {groups
        .map(({ title, facts }) => ({ title, known: facts.filter(([, value]) => Boolean(value)) }))
        .filter(({ known }) => known.length > 0)
        .map(({ title, known }) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title">{title}</Heading>
            <dl data-part="facts">
              {known.map(([label, value]) => (
                <div key={label} data-part="fact">
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      {texts
        .filter(([, text]) => text)
        .map(([title, text]) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title">{title}</Heading>
            <p data-part="note">{text}</p>
          </section>
        ))}
    </>
  );
}
