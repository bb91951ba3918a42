'use client';
import { DateField } from '#components/DateField/DateField.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { daysUntil } from '#lib/days-ago.ts';
import type { FieldState } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { AttachmentField } from '#trade/AttachmentField/AttachmentField.tsx';
import type { FormFilesProps } from '#trade/form-files.ts';
import type { DealParty } from '../deal.ts';
import { useNeededBy } from '../use-needed-by.ts';
import type { QuoteDraft } from './quote-draft.ts';
import type { QuoteFormLabels } from './QuoteForm.labels.ts';

interface QuoteFormTermsProps extends FormFilesProps {
  /** Which side writes: the last day is the vendor's. */
  by: DealParty;
  /** What is written. */
  draft: QuoteDraft;
  /** The day by which it is needed, as `YYYY-MM-DD`. */
  neededBy: string | null;
  /** The current time; undefined for the reader's own clock. */
  now: Date | undefined;
  /** The zone whose days count until then; undefined for the reader's own. */
  timeZone: string | undefined;
  /** The first last day, as `YYYY-MM-DD`. */
  minValidUntil: string | undefined;
  /** The name, the constraints and the error of a field. */
  field: (name: keyof QuoteDraft) => FieldState<never>;
  /** The words of the form. */
  words: QuoteFormLabels;
  /** Called with what has changed. */
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** What an offer says beside its lines: shipping, times, terms, a note, files. */
export function QuoteFormTerms({
  by,
  draft,
  neededBy,
  now,
  timeZone,
  minValidUntil,
  onUploadFile,
  maxFiles,
  maxFileSize,
  field,
  words,
  onChange,
}: QuoteFormTermsProps) {
  const locale = useLocale();
  const clock = useNow();
  const writeNeededBy = useNeededBy();
  const needed = () => {
    if (neededBy === null) return undefined;
    const today = now ?? clock;
    const { text } = writeNeededBy(neededBy, { isOpen: true, now: today, timeZone });
    const daysLeft = daysUntil(neededBy, today, timeZone);
    const daysLate = (draft.leadDays ?? 0) - daysLeft;
    return [
      words.neededBy(text),
      daysLeft > 0 && words.daysLeft(formatNumber(daysLeft, locale), daysLeft),
      draft.leadDays !== null && daysLate > 0 && words.late(formatNumber(daysLate, locale), daysLate),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <div data-part="fields">
      <MoneyField
        {...field('shipping')}
        label={words.shipping}
        value={draft.shipping}
        onValueChange={(shipping) => onChange({ shipping })}
      />
      <NumberField
        {...field('shippingTaxPercent')}
        label={words.shippingTax}
        hint={words.shippingTaxHint}
        trailing="%"
        value={draft.shippingTaxPercent}
        onValueChange={(shippingTaxPercent) => onChange({ shippingTaxPercent })}
      />
      <NumberField
        {...field('leadDays')}
        label={words.leadDays}
        // A server may be in another time zone.
        hint={neededBy === null ? undefined : <span suppressHydrationWarning>{needed()}</span>}
        trailing={words.days}
        value={draft.leadDays}
        onValueChange={(leadDays) => onChange({ leadDays })}
      />
      {by === 'vendor' && (
        <DateField
          name="validUntil"
          required
          error={field('validUntil').error}
          label={words.validUntil}
          min={minValidUntil}
          value={draft.validUntil}
          onValueChange={(validUntil) => onChange({ validUntil })}
        />
      )}
      <div data-part="wide">
        <TextArea
          {...field('terms')}
          label={words.terms}
          placeholder={words.termsPlaceholder}
          rows={2}
          value={draft.terms}
          onValueChange={(terms) => onChange({ terms })}
        />
      </div>
      <div data-part="wide">
        <TextArea
          {...field('note')}
          label={words.note}
          rows={2}
          value={draft.note}
          onValueChange={(note) => onChange({ note })}
        />
      </div>
      {onUploadFile && (
        <div data-part="attachments">
          <AttachmentField
            {...field('files')}
            label={words.files}
            onUpload={onUploadFile}
            maxFiles={maxFiles}
            maxSize={maxFileSize}
            value={draft.files}
            onValueChange={(files) => onChange({ files })}
          />
        </div>
      )}
    </div>
  );
}
