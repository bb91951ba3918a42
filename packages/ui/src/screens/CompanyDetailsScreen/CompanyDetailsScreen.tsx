'use client';
import { useId, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { FormProps } from '#lib/forms.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useForm } from '#lib/use-form.ts';
import { CompanyDetailsFields, type CompanyDetailsFieldsProps } from './CompanyDetailsFields.tsx';
import { Root } from './CompanyDetailsScreen.styles.ts';
import type { CompanyDetailsValues } from './values.ts';

export interface CompanyDetailsScreenProps
  extends
    FormProps<CompanyDetailsValues>,
    Omit<CompanyDetailsFieldsProps, 'field'>,
    Omit<ComponentProps<'main'>, 'children' | 'onSubmit'> {
  /**
   * Whether the initial values are loaded: `loading` makes the fields inert, `error` says that loading
   * failed and offers to try again, so that empty fields never overwrite saved details.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready';
  /** Called by 'Try again' after an error. */
  onRetry?: () => void;
  /** Called by 'Skip for Now'. */
  onSkip?: () => void;
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
  ...rest
}: CompanyDetailsScreenProps) {
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
    <Root data-component="CompanyDetailsScreen" {...rest}>
      <div data-part="head">
        <Brand size="sm" />
        <h1 data-part="title" ref={successorRef} tabIndex={-1}>
          Complete Your Profile
        </h1>
        <p data-part="subtitle">Fill in the details below or skip for now.</p>
      </div>
      <form data-part="form" aria-busy={state === 'loading'} {...form.formProps({ id: formId })}>
        {state === 'error' ? (
          <AlertLoadError
            title="Your details could not be loaded."
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
            />
          </div>
        )}
        {error && <Alert tone="critical">{error}</Alert>}
        <div data-part="actions">
          <Button variant="secondary" onClick={onSkip}>
            Skip for Now
          </Button>
          {state !== 'error' && (
            <Button type="submit" loading={pending || state === 'loading'}>
              Save Details
            </Button>
          )}
        </div>
      </form>
    </Root>
  );
}
