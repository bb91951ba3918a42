'use client';
import { useState } from 'react';
import type { FieldConstraints, FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import type { DealParty, DealTotals } from '../deal.ts';
import {
  emptyDraft,
  isComplete,
  isLineComplete,
  toKeyedErrors,
  toValues,
  type QuoteDraft,
  type QuoteFormValues,
  type QuoteLineDraft,
} from './quote-draft.ts';

export interface QuoteDraftOptions extends Omit<FormProps<QuoteFormValues, QuoteDraft>, 'fields'> {
  /** What an offer adds up to, and each of its lines; undefined when its numbers make no amount. */
  totalsOf: (values: QuoteFormValues) => { totals: DealTotals; amounts: readonly number[] } | undefined;
  /** What the fields take, for instance the limits of the server. */
  fields?: FormFields<QuoteDraft> | undefined;
  /** What the fields of a line take. */
  lineFields?: Readonly<Record<string, FieldConstraints>> | undefined;
}

const requiredInLine: Record<string, FieldConstraints> = {
  description: { required: true },
  quantity: { required: true },
  unit: { required: true },
  unitPrice: { required: true },
};

const noFields: FormFields<QuoteDraft> = {};

/** The constraints of all fields of all lines, by the names of the fields. */
const lineConstraints = (
  lines: readonly QuoteLineDraft[],
  fields: Readonly<Record<string, FieldConstraints>>,
): Record<string, FieldConstraints> =>
  Object.fromEntries(
    lines.flatMap(({ key }) =>
      Object.entries(fields).map(([name, constraints]) => [`lines.${key}.${name}`, constraints]),
    ),
  );

/** An offer while it is written: what is in it, what it adds up to, and its form, whose fields keep no values. */
export function useQuoteDraft(
  by: DealParty,
  taxPercent: number,
  {
    totalsOf,
    fields = noFields,
    lineFields = requiredInLine,
    defaultValues,
    onValuesChange,
    pending,
    fieldErrors,
    onSubmit,
  }: QuoteDraftOptions,
) {
  const [draft, setDraft] = useState<QuoteDraft>(() => ({ ...emptyDraft(taxPercent), ...defaultValues }));
  const [sentKeys, setSentKeys] = useState<readonly string[]>([]);
  const { field, list, formProps } = useForm<Record<string, never>>({
    fields: {
      ...fields,
      ...(by === 'vendor' && { validUntil: { ...fields.validUntil, required: true } }),
      ...lineConstraints(draft.lines, lineFields),
    },
    pending,
    ...(fieldErrors && { fieldErrors: toKeyedErrors(fieldErrors, sentKeys) }),
    onSubmit: () => {
      setSentKeys(draft.lines.map(({ key }) => key));
      onSubmit?.(toValues(draft, by));
    },
  });
  return {
    draft,
    field,
    list,
    formProps,
    totals: isComplete(draft) ? totalsOf(toValues(draft, by))?.totals : undefined,
    // Each line by itself, so that it has its amount while others are still written.
    amounts: draft.lines.map((line) =>
      isLineComplete(line)
        ? totalsOf(toValues({ ...emptyDraft(taxPercent), lines: [line] }, by))?.amounts[0]
        : undefined,
    ),
    change: (changes: Partial<QuoteDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      onValuesChange?.(next);
    },
  };
}
