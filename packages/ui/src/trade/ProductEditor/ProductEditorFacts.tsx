'use client';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TagField } from '#components/TagField/TagField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { ProductEditorSection } from './ProductEditorSection.tsx';
import type { SectionProps } from './sections.ts';

interface ProductEditorFactsProps extends SectionProps {
  /** Whether nothing can be changed. */
  disabled: boolean;
}

/** What it comes in, how it is shipped, and what else there is to say. */
export function ProductEditorFacts({ idOf, field, words, disabled }: ProductEditorFactsProps) {
  const tags = { hint: words.tagsHint, disabled, maxTags: 50 };
  return (
    <>
      <ProductEditorSection id={idOf('attributes')} title={words.attributes}>
        <TagField {...field('attributes.color')} label={words.colors} {...tags} />
        <TagField {...field('attributes.size')} label={words.sizes} {...tags} />
        <TextField {...field('attributes.material')} label={words.material} />
      </ProductEditorSection>
      <ProductEditorSection id={idOf('shippingDetails')} title={words.shippingDetails}>
        <TextField {...field('shippingDetails.estimatedTime')} label={words.estimatedTime} />
        <NumberField {...field('shippingDetails.weight')} label={words.weight} trailing={words.kilograms} />
        <div data-part="dimensions">
          <NumberField
            {...field('shippingDetails.dimensions.length')}
            label={words.length}
            trailing={words.centimetres}
          />
          <NumberField
            {...field('shippingDetails.dimensions.width')}
            label={words.width}
            trailing={words.centimetres}
          />
          <NumberField
            {...field('shippingDetails.dimensions.height')}
            label={words.height}
            trailing={words.centimetres}
          />
        </div>
      </ProductEditorSection>
      <ProductEditorSection id={idOf('notes')} title={words.notes}>
        <div data-part="wide">
          <TextArea {...field('warranty')} label={words.warranty} rows={2} />
        </div>
        <div data-part="wide">
          <TextArea {...field('additionalNotes')} label={words.additionalNotes} rows={3} />
        </div>
      </ProductEditorSection>
    </>
  );
}
