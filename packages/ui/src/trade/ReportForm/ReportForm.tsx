'use client';
import type { ComponentProps } from 'react';
import { Text } from '#components/Text/Text.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { reportFormLabels, type ReportFormLabels } from './ReportForm.labels.ts';
import { Root } from './ReportForm.styles.ts';

/** What a report says. */
export interface ReportValues {
  reason: string;
}

export interface ReportFormProps
  extends FormProps<ReportValues>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Replaces some of its words. */
  labels?: Partial<ReportFormLabels> | undefined;
}

const requiredFields: FormFields<ReportValues> = { reason: { required: true } };

/** Tells the operator what is wrong with a company, a product, a request or a message. Made for a Dialog that names it. */
export function ReportForm({
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: ReportFormProps) {
  const words = useLabels('ReportForm', reportFormLabels, labels);
  const { field, formProps, resetKey } = useForm<ReportValues>({
    fields,
    defaultValues,
    onValuesChange,
    pending,
    fieldErrors,
    onSubmit,
  });
  return (
    <Root data-component="ReportForm" {...formProps(rest)}>
      <Text data-part="intro">{words.intro}</Text>
      <div data-part="fields">
        <TextArea key={resetKey} {...field('reason')} label={words.reason} hint={words.reasonHint} rows={5} />
      </div>
      <DialogFormFooter error={error} pending={pending} resetLabel={words.reset} submitLabel={words.submit} />
    </Root>
  );
}
