'use client';
import { useId, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { FormProps } from '#lib/forms.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { CompanyDetailsFields, type CompanyDetailsFieldsProps } from '#trade/CompanyDetailsFields.tsx';
import type { CompanyDetailsValues } from '#trade/company-details.ts';
import {
  companyDetailsScreenLabels,
  type CompanyDetailsScreenLabels,
} from './CompanyDetailsScreen.labels.ts';
import { Root } from './CompanyDetailsScreen.styles.ts';

export interface CompanyDetailsScreenProps
  extends
    FormProps<CompanyDetailsValues>,
    Omit<CompanyDetailsFieldsProps, 'field' | 'furtherFields' | 'words'>,
    Omit<ComponentProps<'main'>, 'children' | 'onSubmit'> {
  /**
   * Whether the initial values are loaded: `loading` makes the fields inert, `error` says that loading
   * failed and offers to try again, so that empty fields never overwrite saved details.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready' | undefined;
  /** Called by 'Try again' after an error. */
  onRetry?: (() => void) | undefined;
  /** Called by 'Skip for Now'. */
  onSkip?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<CompanyDetailsScreenLabels> | undefined;
}

/** Asks a new company for its details, once; no field is required. */
export function CompanyDetailsScreen({
  industries,
  fields,
  defaultValues,
  onValuesChange,
  state = 'ready',
  onRetry,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onSkip,
  onInvalidEmail,
  labels,
  ...rest
}: CompanyDetailsScreenProps) {
  const words = useLabels('CompanyDetailsScreen', companyDetailsScreenLabels, labels);
  const formId = useId();
  const { markPress, successorRef } = useFocusSuccessor<HTMLHeadingElement>(state !== 'error');
  const form = useForm({
    fields,
    defaultValues,
    onValuesChange,
    pending: pending || state !== 'ready',
    fieldErrors,
    onSubmit,
  });

  return (
    <Root data-component="CompanyDetailsScreen" tabIndex={-1} {...rest}>
      <div data-part="head">
        <Brand size="sm" />
        <Heading data-part="title" level={1} size="4xl" ref={successorRef} tabIndex={-1}>
          {words.title}
        </Heading>
        <Text data-part="subtitle" size="lg" tone="muted">
          {words.subtitle}
        </Text>
      </div>
      <form data-part="form" aria-busy={state === 'loading'} {...form.formProps({ id: formId })}>
        {state === 'error' ? (
          <AlertLoadError
            title={words.error}
            onRetry={
              onRetry &&
              (() => {
                markPress();
                onRetry();
              })
            }
          />
        ) : (
          <div data-part="sections" key={state} inert={state === 'loading'}>
            <CompanyDetailsFields
              industries={industries}
              field={form.field}
              onInvalidEmail={onInvalidEmail}
              words={words}
            />
          </div>
        )}
        {error && <Alert tone="critical">{error}</Alert>}
        <div data-part="actions">
          <Button variant="secondary" onClick={onSkip}>
            {words.skip}
          </Button>
          {state !== 'error' && (
            <Button type="submit" loading={pending || state === 'loading'}>
              {words.save}
            </Button>
          )}
        </div>
      </form>
    </Root>
  );
}
