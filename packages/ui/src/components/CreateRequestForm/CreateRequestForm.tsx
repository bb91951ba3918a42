'use client';
import { Fragment, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { errorOf, focusFirstFault, textIn, type FieldErrors } from '#lib/forms.ts';
import { Root } from './CreateRequestForm.styles.ts';

/** What a client looks for. */
export interface CreateRequestValues {
  /** What it is, in the client's words. */
  request: string;
  /** What it may cost, in the client's words. */
  budget: string;
  /** The industry that would supply it. */
  supply_industry: string;
  /** Addresses of pictures of it. */
  images: string[];
}

export interface CreateRequestFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The choices of Supply Industry. */
  industries: readonly string[];
  /**
   * Whether the request is being saved: 'Create Request' shows it and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why saving failed. What was written stays. */
  error?: ReactNode;
  /**
   * What is wrong with single fields, by their names; shown at the field.
   * @default {}
   */
  fieldErrors?: FieldErrors;
  /** Receives the request when every required field is filled in. */
  onSubmit?: (values: CreateRequestValues) => void;
}

const noErrors: FieldErrors = {};
const required = { request: 'Requirement', budget: 'Budget', supply_industry: 'Supply industry' };

/**
 * Asks a client for what it looks for. Made for a Dialog of size `md`; the caller closes that on success.
 * @summary Asks a client for what it looks for.
 */
export function CreateRequestForm({
  industries,
  pending = false,
  error,
  fieldErrors = noErrors,
  onSubmit,
  onReset,
  ...rest
}: CreateRequestFormProps) {
  const [round, setRound] = useState(0);
  const [images, setImages] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState(noErrors);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const missing = Object.entries(required).filter(([name]) => textIn(form, name) === '');
    const found = Object.fromEntries(missing.map(([name, label]) => [name, `${label} is required.`]));
    setFaults(found);
    focusFirstFault(event.currentTarget, found);
    if (missing.length > 0) return;
    onSubmit?.({
      request: textIn(form, 'request'),
      budget: textIn(form, 'budget'),
      supply_industry: textIn(form, 'supply_industry'),
      images: [...images],
    });
  };

  const field = (name: keyof typeof required, label: string) => ({
    name,
    label,
    required: true,
    error: faults[name] ?? errorOf(fieldErrors, name),
    // What is being mended is no longer wrong.
    onInput: () => setFaults((others) => ({ ...others, [name]: '' })),
  });

  return (
    <Root
      data-component="CreateRequestForm"
      noValidate
      {...rest}
      onSubmit={handleSubmit}
      onReset={(event) => {
        onReset?.(event);
        // The fields begin anew: they keep what was written, and a browser's reset does not reach that.
        setRound(round + 1);
        setImages([]);
        setFaults(noErrors);
      }}
    >
      <div data-part="fields">
        <Fragment key={round}>
          <TextArea
            {...field('request', 'Requirement')}
            rows={4}
            placeholder="What you need, how much of it, and by when."
          />
          <TextField {...field('budget', 'Budget')} autoComplete="off" placeholder="Rs. 40,000 a month" />
          <Select
            {...field('supply_industry', 'Supply Industry')}
            options={industries}
            placeholder="Choose an industry"
          />
          <ImageUrlList
            label="Image URL"
            hint="Add the public address of each picture, one by one."
            value={images}
            error={errorOf(fieldErrors, 'images')}
            onValueChange={setImages}
          />
        </Fragment>
      </div>
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="reset" variant="ghost">
          Reset
        </Button>
        <Button type="submit" loading={pending}>
          Create Request
        </Button>
      </div>
    </Root>
  );
}
