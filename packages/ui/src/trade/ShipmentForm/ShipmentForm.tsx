'use client';
import { Fragment, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { maxNoteLength } from '#trade/note-length.ts';
import type { OrderLine } from '../order.ts';
import {
  isLeft,
  leftOf,
  quantityName,
  shipmentOf,
  type ShipmentDraft,
  type ShipmentValues,
} from './shipment.ts';
import { shipmentFormLabels, type ShipmentFormLabels } from './ShipmentForm.labels.ts';
import { Root } from './ShipmentForm.styles.ts';
import { ShipmentFormQuantity } from './ShipmentFormQuantity.tsx';

export type { ShipmentDraft, ShipmentValues };

export interface ShipmentFormProps
  extends
    Omit<FormProps<ShipmentValues, ShipmentDraft>, 'fields'>,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The lines of the order. Those that are wholly shipped do not show. */
  lines: readonly OrderLine[];
  /**
   * What the fields take, for instance the limits of the server.
   * @default the longest texts
   */
  fields?: FormFields<ShipmentDraft> | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ShipmentFormLabels> | undefined;
}

const longest: FormFields<ShipmentDraft> = {
  carrier: { maxLength: 120 },
  tracking: { maxLength: 120 },
  note: { maxLength: maxNoteLength },
};
const noValues: Partial<ShipmentDraft> = {};

/**
 * The form by which a vendor says what has left: how many of each line, and how it is found. All that is left is filled
 * in. Made for a Dialog titled 'Add a shipment'; the caller closes that on success.
 */
export function ShipmentForm({
  lines,
  fields = longest,
  defaultValues = noValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: ShipmentFormProps) {
  const words = useLabels('ShipmentForm', shipmentFormLabels, labels);
  const open = lines.filter(isLeft);
  const { field, formProps, resetKey } = useForm<ShipmentDraft>({
    fields,
    defaultValues: {
      ...Object.fromEntries(open.map((line) => [quantityName(line), leftOf(line)])),
      ...defaultValues,
    },
    onValuesChange,
    pending,
    fieldErrors,
    validate: (draft, errors) => {
      const [first] = open;
      const isNothing = first && shipmentOf(draft, open).lines.length === 0;
      return isNothing ? { [quantityName(first)]: words.nothing, ...errors } : errors;
    },
    onSubmit: (draft) => onSubmit?.(shipmentOf(draft, open)),
  });
  if (open.length === 0) {
    return (
      <Root data-component="ShipmentForm" {...formProps(rest)}>
        <div data-part="fields">
          <Alert tone="info" live="off">
            {words.allShipped}
          </Alert>
        </div>
      </Root>
    );
  }
  return (
    <Root data-component="ShipmentForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          {open.map((line) => (
            <ShipmentFormQuantity key={line.id} line={line} state={field(quantityName(line))} words={words} />
          ))}
          <div data-part="carriage">
            <TextField
              {...field('carrier')}
              label={words.carrier}
              placeholder={words.carrierPlaceholder}
              autoComplete="off"
            />
            <TextField {...field('tracking')} label={words.tracking} autoComplete="off" />
          </div>
          <TextArea {...field('note')} label={words.note} rows={2} />
        </Fragment>
      </div>
      <DialogFormFooter error={error} pending={pending} resetLabel={words.reset} submitLabel={words.submit} />
    </Root>
  );
}
