'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { dangerZoneLabels, type DangerZoneLabels } from './DangerZone.labels.ts';
import { Root } from './DangerZone.styles.ts';

/** What confirms that a company leaves. */
export interface LeavingValues {
  password: string;
  /** The name as it was typed; only for deleting. */
  companyName?: string;
}

/** An order that stands in the way of deleting. */
export interface RunningOrder {
  id: string;
  /** What it is called: 'GH-2026-7K3M9QXA'. */
  number: string;
  /** Where it is seen. */
  href: string;
}

export interface DangerZoneProps
  extends
    Omit<FormProps<LeavingValues>, 'defaultValues' | 'onValuesChange'>,
    Omit<ComponentProps<'form'>, 'action' | 'children' | 'onSubmit'> {
  /** What is done: a pause that every log-in of an owner ends, or the end. */
  action: 'deactivate' | 'delete';
  /** The name of the company, which has to be typed before it is deleted. */
  companyName: string;
  /**
   * The orders for which deleting was refused: each leads to where it is completed or cancelled.
   * @default []
   */
  runningOrders?: readonly RunningOrder[] | undefined;
  /** Called on a plain click on one of them, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Beside the button: one that exports everything first. */
  exportButton?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<DangerZoneLabels> | undefined;
}

const none: readonly never[] = [];
const requiredFields: FormFields<LeavingValues> = {
  password: { required: true },
  companyName: { required: true },
};

const inOneLine = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Deactivates or deletes the account of a company, after it is said what happens and that it is meant. */
export function DangerZone({
  action,
  companyName,
  runningOrders = none,
  onNavigate,
  exportButton,
  fields = requiredFields,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: DangerZoneProps) {
  const words = useLabels('DangerZone', dangerZoneLabels, labels);
  const { purpose, consequences, submit } = words[action];
  const isNamed = action === 'delete';
  const { field, formProps } = useForm<LeavingValues>({
    fields,
    pending,
    fieldErrors,
    validate: ({ companyName: typed = '' }, errors) =>
      isNamed && inOneLine(typed) !== inOneLine(companyName)
        ? { companyName: words.otherName(companyName), ...errors }
        : errors,
    onSubmit,
  });
  return (
    <Root data-component="DangerZone" data-action={action} {...formProps(rest)}>
      <Text>{purpose}</Text>
      {runningOrders.length > 0 && (
        <Alert tone="caution" title={words.running(runningOrders.length)}>
          {words.runningHint}
          <ul data-part="orders">
            {runningOrders.map(({ id, number, href }) => (
              <li key={id}>
                <Link href={href} onNavigate={onNavigate}>
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ul data-part="consequences" aria-label={words.happens}>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <div data-part="fields">
        {isNamed && (
          <TextField
            {...field('companyName')}
            label={words.companyName}
            hint={words.companyNameHint(companyName)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <PasswordField {...field('password')} label={words.password} hint={words.passwordHint} />
      </div>
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="submit" variant="danger" loading={pending}>
          {submit}
        </Button>
        {exportButton}
      </div>
    </Root>
  );
}
