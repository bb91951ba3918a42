'use client';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TagField } from '#components/TagField/TagField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { PictureField, type PictureFieldProps } from '#trade/PictureField/PictureField.tsx';
import { ProductEditorSection } from './ProductEditorSection.tsx';
import type { SectionProps } from './sections.ts';

interface ProductEditorBasicsProps extends SectionProps {
  /** The choices of the industry. */
  industries: readonly string[];
  /** Uploads a picture. Without it pictures are added by their addresses alone. */
  onUpload: PictureFieldProps['onUpload'] | undefined;
  /** Loads a picture that was stored, where its address shows it to nobody yet. */
  onLoadPicture: PictureFieldProps['onLoadPicture'];
  /** Whether nothing can be changed. */
  disabled: boolean;
}

/** What it is and how it looks. */
export function ProductEditorBasics({
  idOf,
  field,
  words,
  industries,
  onUpload,
  onLoadPicture,
  disabled,
}: ProductEditorBasicsProps) {
  return (
    <>
      <ProductEditorSection id={idOf('basics')} title={words.basics}>
        <div data-part="wide">
          <TextField {...field('name')} label={words.name} autoComplete="off" />
        </div>
        <div data-part="wide">
          <TextArea {...field('description')} label={words.description} rows={4} />
        </div>
        <TextField {...field('category')} label={words.category} />
        <TextField {...field('subcategory')} label={words.subcategory} />
        <Select
          {...field('industry')}
          label={words.industry}
          options={industries}
          placeholder={words.noIndustry}
        />
        <TextField {...field('sku')} label={words.sku} autoComplete="off" />
        <TextField {...field('hsn')} label={words.hsn} autoComplete="off" inputMode="numeric" />
        <TagField
          {...field('industryKeywords')}
          label={words.industryKeywords}
          hint={words.tagsHint}
          disabled={disabled}
          maxTags={20}
        />
      </ProductEditorSection>
      <ProductEditorSection id={idOf('media')} title={words.media}>
        <div data-part="wide">
          {onUpload ? (
            <PictureField
              {...field('images')}
              label={words.images}
              onUpload={onUpload}
              onLoadPicture={onLoadPicture}
              disabled={disabled}
            />
          ) : (
            <ImageUrlList {...field('images')} label={words.images} disabled={disabled} />
          )}
        </div>
        <div data-part="wide">
          <TextArea
            {...field('videos')}
            label={words.videos}
            hint={words.videosHint}
            rows={2}
            inputMode="url"
          />
        </div>
      </ProductEditorSection>
    </>
  );
}
