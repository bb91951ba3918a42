import { Badge } from '#components/Badge/Badge.tsx';
import { DescriptionList, type DescriptionListItem } from '#components/DescriptionList/DescriptionList.tsx';

/** The facts about a product beside its offer. */
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
  /** The warranty that the vendor gives. */
  warranty?: string | undefined;
  /** Additional notes. */
  additionalNotes?: string | undefined;
}

interface ProductDetailFactsProps extends ProductFacts {
  /** The heading level of the product's name; the titles here are one below. */
  headingLevel: 2 | 3;
}

const chips = (words: readonly string[]) => (
  <span>
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

  const groups: { title: string; facts: DescriptionListItem[] }[] = [
    {
      title: 'Attributes',
      facts: [
        { term: 'Colors', description: color.length > 0 && chips(color) },
        { term: 'Sizes', description: size.length > 0 && chips(size) },
        { term: 'Material', description: material },
      ],
    },
    {
      title: 'Shipping',
      facts: [
        { term: 'Estimated delivery', description: estimatedTime },
        { term: 'Weight', description: weight !== undefined && `${weight} kg` },
        {
          term: 'Dimensions',
          description: dimensions && `${dimensions.length} x ${dimensions.width} x ${dimensions.height} cm`,
        },
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
        .filter(({ facts }) => facts.some(({ description }) => Boolean(description)))
        .map(({ title, facts }) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title">{title}</Heading>
            <DescriptionList items={facts} layout="side-by-side" />
          </section>
        ))}
      {texts
        .filter(([, text]) => text)
        .map(([title, text]) => (
          <section key={title} data-part="group">
            <Heading data-part="group-title">{title}</Heading>
            <p data-part="note" dir="auto">
              {text}
            </p>
          </section>
        ))}
    </>
  );
}
