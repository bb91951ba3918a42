'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { useReplacedForm } from '#lib/use-replaced-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { AuthLayout } from '#trade/AuthLayout/AuthLayout.tsx';
import { confirmEmailScreenLabels, type ConfirmEmailScreenLabels } from './ConfirmEmailScreen.labels.ts';
import { Root } from './ConfirmEmailScreen.styles.ts';

export interface ConfirmEmailScreenProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Called when the address is to be confirmed. Only a press does it: programs open the links of letters too. */
  onSubmit?: (() => void) | undefined;
  /**
   * Whether it is being confirmed.
   * @default false
   */
  pending?: boolean | undefined;
  /** What was done, once it is confirmed. It replaces the button. */
  done?: ReactNode;
  /** Why the link cannot be used. It replaces the button, and leads to where a new one is sent. */
  unusable?: ReactNode;
  /** Why it failed this time. */
  error?: ReactNode;
  /** The address of the screen that sends a new letter. */
  profileHref: string;
  /** The address at which one goes on. */
  continueHref: string;
  /** The address that the logo links to. */
  homeHref: string;
  /** Called on a plain click on a link to another page, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ConfirmEmailScreenLabels> | undefined;
}

/** Where somebody proves to receive mail at an address. Its root is the form. */
export function ConfirmEmailScreen({
  onSubmit,
  pending = false,
  done,
  unusable,
  error,
  profileHref,
  continueHref,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: ConfirmEmailScreenProps) {
  const words = useLabels('ConfirmEmailScreen', confirmEmailScreenLabels, labels);
  const end = done ?? unusable;
  const { formProps, successorRef } = useReplacedForm<object>(Boolean(end), {
    pending,
    onSubmit: () => onSubmit?.(),
  });
  return (
    <AuthLayout
      title={words.title}
      description={words.description}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="ConfirmEmailScreen" {...formProps(rest)}>
        {end ? (
          <Alert
            ref={successorRef}
            tabIndex={-1}
            tone={done ? 'positive' : 'critical'}
            actions={
              <Link href={done ? continueHref : profileHref} onNavigate={onNavigate}>
                {done ? words.goOn : words.askForLink}
              </Link>
            }
          >
            {end}
          </Alert>
        ) : (
          <>
            {error && <Alert tone="critical">{error}</Alert>}
            <Button type="submit" size="lg" fullWidth loading={pending}>
              {words.submit}
            </Button>
          </>
        )}
      </Root>
    </AuthLayout>
  );
}
