'use client';
import { Plus } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import type { FieldConstraints, FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { AttachmentField } from '#trade/AttachmentField/AttachmentField.tsx';
import type { FormFilesProps } from '#trade/form-files.ts';
import type { DealParty, DealTotals } from '../deal.ts';
import { quantityLabels } from '../quantity.labels.ts';
import {
  addLine,
  addProduct,
  changeLine,
  emptyDraft,
  isComplete,
  toKeyedErrors,
  toValues,
  type QuoteDraft,
  type QuoteFormProduct,
  type QuoteFormValues,
  type QuoteLineDraft,
} from './quote-draft.ts';
import { quoteFormLabels, type QuoteFormLabels } from './QuoteForm.labels.ts';
import { Root } from './QuoteForm.styles.ts';
import { QuoteFormLine } from './QuoteFormLine.tsx';
import { QuoteFormTotals } from './QuoteFormTotals.tsx';

export interface QuoteFormProps
  extends
    Omit<FormProps<QuoteFormValues, QuoteDraft>, 'fields'>,
    FormFilesProps,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Which side writes: a `client` makes a counter-offer, which has no last day.
   * @default 'vendor'
   */
  by?: DealParty;
  /**
   * Whether there is an offer already: the button then says 'Send Offer'.
   * @default false
   */
  further?: boolean;
  /** What an offer adds up to, and each of its lines; undefined when its numbers make no amount. */
  totalsOf: (values: QuoteFormValues) => { totals: DealTotals; amounts: readonly number[] } | undefined;
  /** The vendor's own products, of which a line can be made. Without them there is no such box. */
  products?: readonly QuoteFormProduct[] | undefined;
  /** How many the client asked for: a product that is counted in the same unit comes with that quantity. */
  requested?: { quantity: number | null; unit: string } | undefined;
  /** What the fields take, for instance the limits of the server. */
  fields?: FormFields<QuoteDraft> | undefined;
  /** What the fields of a line take. */
  lineFields?: Readonly<Record<string, FieldConstraints>> | undefined;
  /** The most lines. Without it any number may be added. */
  maxLines?: number | undefined;
  /**
   * The tax of the first line in percent; a further line has that of the line before.
   * @default 0
   */
  defaultTaxPercent?: number | undefined;
  /** The first day that 'Valid until' may be, as `YYYY-MM-DD`. */
  minValidUntil?: string | undefined;
  /** Says above the buttons that there is a newer offer. What was written stays. */
  outdated?: ReactNode;
  /** Shows 'Show the latest offer' below that, and is called by it. */
  onShowLatest?: (() => void) | undefined;
  /** Shows 'Cancel' and is called by it. */
  onCancel?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<QuoteFormLabels> | undefined;
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

/** Makes an offer: lines that are edited as in a spreadsheet, shipping, terms, and what all adds up to. */
export function QuoteForm({
  by = 'vendor',
  further = false,
  totalsOf,
  products,
  requested,
  fields = noFields,
  lineFields = requiredInLine,
  maxLines = Infinity,
  defaultTaxPercent = 0,
  minValidUntil,
  onUploadFile,
  maxFiles,
  maxFileSize,
  outdated,
  onShowLatest,
  onCancel,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: QuoteFormProps) {
  const words = useLabels('QuoteForm', quoteFormLabels, labels);
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  const sectionRef = useRef<HTMLDivElement>(null);
  const linesRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<QuoteDraft>(() => ({
    ...emptyDraft(defaultTaxPercent),
    ...defaultValues,
  }));
  const [sentKeys, setSentKeys] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { lines } = draft;
  const change = (changes: Partial<QuoteDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    onValuesChange?.(next);
  };
  const { field, formProps } = useForm<Record<string, unknown>>({
    fields: {
      ...fields,
      ...(by === 'vendor' && { validUntil: { ...fields.validUntil, required: true } }),
      ...lineConstraints(lines, lineFields),
    },
    pending,
    ...(fieldErrors && { fieldErrors: toKeyedErrors(fieldErrors, sentKeys) }),
    onSubmit: () => {
      setSentKeys(lines.map(({ key }) => key));
      onSubmit?.(toValues(draft, by));
    },
  });
  const sums = isComplete(draft) ? totalsOf(toValues(draft, by)) : undefined;

  /** How many of a product were asked for, as whole ones; undefined where something else is counted. */
  const requestedOf = ({ unit }: QuoteFormProduct) => {
    const { quantity = null, unit: counted = '' } = requested ?? {};
    // A client may have written the plural.
    const isSame = writeUnit(counted.trim().toLowerCase(), 2) === writeUnit(unit.toLowerCase(), 2);
    return quantity !== null && Number.isInteger(quantity) && isSame ? quantity : undefined;
  };

  const add = () => {
    // The new line is there when the focus goes to it.
    flushSync(() => change({ lines: addLine(lines, defaultTaxPercent) }));
    linesRef.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (key: string, place: number) => {
    flushSync(() => change({ lines: lines.filter((line) => line.key !== key) }));
    setAnnouncement(words.lineRemoved(place));
    addRef.current?.focus();
  };
  const form = formProps(rest);
  // Enter in a line would send the form, although more lines may follow.
  const keepEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    form.onKeyDown?.(event);
    const { key, target } = event;
    if (key === 'Enter' && target instanceof HTMLInputElement && sectionRef.current?.contains(target))
      event.preventDefault();
  };
  const frameOf = (name: string) => {
    const { defaultValue: _default, ...state } = field(name);
    return state;
  };
  const first = further ? words.sendOffer : words.sendQuote;
  return (
    <Root data-component="QuoteForm" {...form} onKeyDown={keepEnter}>
      <div data-part="lines-section" role="group" aria-label={words.lines} ref={sectionRef}>
        <div data-part="columns" aria-hidden>
          {[words.description, words.quantity, words.unit, words.unitPrice, words.tax, words.hsn].map(
            (column) => (
              <span key={column}>{column}</span>
            ),
          )}
          <span data-part="amount-column">{words.amount}</span>
        </div>
        <div data-part="lines" ref={linesRef}>
          {lines.map((line, index) => (
            <QuoteFormLine
              key={line.key}
              by={by}
              place={index + 1}
              line={line}
              amount={sums?.amounts[index]}
              field={(name) => field(`lines.${line.key}.${name}`)}
              words={words}
              onChange={(changes) =>
                change({
                  lines: lines.map((other) =>
                    other.key === line.key
                      ? changeLine(
                          other,
                          changes,
                          products?.find(({ id }) => id === other.productId),
                        )
                      : other,
                  ),
                })
              }
              onRemove={lines.length > 1 ? () => remove(line.key, index + 1) : undefined}
            />
          ))}
        </div>
        <div data-part="add">
          <Button
            ref={addRef}
            variant="secondary"
            size="sm"
            leadingIcon={<Plus />}
            disabled={lines.length >= maxLines}
            onClick={add}
          >
            {words.addLine}
          </Button>
          {products && products.length > 0 && (
            <Combobox
              label={words.addProduct}
              hideLabel
              placeholder={words.addProduct}
              size="sm"
              options={products.map(({ id, name }) => ({ value: id, label: name }))}
              value=""
              onValueChange={(id) => {
                const product = products.find((each) => each.id === id);
                if (product && lines.length < maxLines)
                  change({
                    lines: addProduct(lines, product, defaultTaxPercent, requestedOf(product)),
                  });
              }}
            />
          )}
        </div>
        <output data-part="status">{announcement}</output>
      </div>
      <div data-part="fields">
        <MoneyField
          {...frameOf('shipping')}
          label={words.shipping}
          value={draft.shipping}
          onValueChange={(shipping) => change({ shipping })}
        />
        <NumberField
          {...frameOf('shippingTaxPercent')}
          label={words.shippingTax}
          hint={words.shippingTaxHint}
          trailing="%"
          value={draft.shippingTaxPercent}
          onValueChange={(shippingTaxPercent) => change({ shippingTaxPercent })}
        />
        <NumberField
          {...frameOf('leadDays')}
          label={words.leadDays}
          trailing={words.days}
          value={draft.leadDays}
          onValueChange={(leadDays) => change({ leadDays })}
        />
        {by === 'vendor' && (
          <DateField
            name="validUntil"
            required
            error={field('validUntil').error}
            label={words.validUntil}
            min={minValidUntil}
            value={draft.validUntil}
            onValueChange={(validUntil) => change({ validUntil })}
          />
        )}
        <div data-part="wide">
          <TextArea
            {...frameOf('terms')}
            label={words.terms}
            placeholder={words.termsPlaceholder}
            rows={2}
            value={draft.terms}
            onValueChange={(terms) => change({ terms })}
          />
        </div>
        <div data-part="wide">
          <TextArea
            {...frameOf('note')}
            label={words.note}
            rows={2}
            value={draft.note}
            onValueChange={(note) => change({ note })}
          />
        </div>
        {onUploadFile && (
          <div data-part="attachments">
            <AttachmentField
              {...frameOf('files')}
              label={words.files}
              onUpload={onUploadFile}
              maxFiles={maxFiles}
              maxSize={maxFileSize}
              value={draft.files}
              onValueChange={(files) => change({ files })}
            />
          </div>
        )}
      </div>
      <QuoteFormTotals totals={sums?.totals} words={words} />
      {outdated && (
        <Alert tone="caution">
          <span data-part="outdated">
            {outdated}
            {onShowLatest && (
              <Button variant="secondary" size="sm" onClick={onShowLatest}>
                {words.showLatest}
              </Button>
            )}
          </span>
        </Alert>
      )}
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" loading={pending}>
          {by === 'client' ? words.sendCounterOffer : first}
        </Button>
      </div>
    </Root>
  );
}
