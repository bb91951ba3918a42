'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useReplacedForm } from '#lib/use-replaced-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { joinScreenLabels, type JoinScreenLabels } from './JoinScreen.labels.ts';
import { Root } from './JoinScreen.styles.ts';
import { JoinScreenInvitation, type JoinInvitation } from './JoinScreenInvitation.tsx';
import { JoinScreenLoading } from './JoinScreenLoading.tsx';
import { AuthScreen, type AuthScreenProps } from '#screens/AuthScreen.tsx';

/** What the form asks for. */
export interface JoinValues {
  name: string;
  password: string;
}

export interface JoinScreenProps extends Omit<
  AuthScreenProps<JoinValues>,
  'defaultValues' | 'onValuesChange' | 'onInvalid'
> {
  /** What the reader is invited to, above the fields. Without it the screen names no company. */
  invitation?: JoinInvitation | undefined;
  /**
   * Whether the invitation is loaded: until then there are no fields, and after an `error` a button to try again, below
   * why: the prop `error`, if it is known.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready' | undefined;
  /** Called by 'Try again' after an error. */
  onRetry?: (() => void) | undefined;
  /** Why the link cannot be used: it has expired, or was used or revoked. It replaces all but what to do. */
  unusable?: ReactNode;
  /** That the invited address has an account already. It replaces the fields, and leads to the log-in. */
  hasAccount?: ReactNode;
  /** What the reader should know before joining: that they are logged in as somebody else. Above the fields. */
  notice?: ReactNode;
  /** The address of 'Log In'. */
  logInHref: string;
  /** Replaces some of its words. */
  labels?: Partial<JoinScreenLabels> | undefined;
}

const requiredFields: FormFields<JoinValues> = { name: { required: true }, password: { required: true } };

/** The form by which somebody who was invited becomes a member of a company. Its root is the form. */
export function JoinScreen({
  fields = requiredFields,
  onSubmit,
  pending = false,
  error,
  fieldErrors,
  invitation,
  state = 'ready',
  onRetry,
  unusable,
  hasAccount,
  notice,
  logInHref,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: JoinScreenProps) {
  const words = useLabels('JoinScreen', joinScreenLabels, labels);
  const message = hasAccount ?? unusable;
  const isLoading = state === 'loading' && !message;
  const { field, formProps, successorRef } = useReplacedForm<JoinValues>(Boolean(message), {
    fields,
    pending: pending || state !== 'ready',
    fieldErrors,
    onSubmit,
  });
  // Around all of it, because what 'Try again' is replaced by is replaced once more.
  const { markPress, successorRef: bodyRef } = useFocusSuccessor<HTMLDivElement>(state !== 'error');
  const retry = () => {
    markPress();
    onRetry?.();
  };

  const titles = () => {
    if (unusable) return { title: words.unusableTitle, description: words.unusableDescription };
    if (invitation) {
      const { companyName, invitedBy } = invitation;
      // Whoever has registered a company has its name, until it is changed.
      const description = invitedBy === companyName ? words.description : words.invitedBy(invitedBy);
      return { title: words.titleOf(companyName), description };
    }
    const line = <Skeleton shape="rect" width="60%" height="1lh" />;
    return { title: words.title, description: isLoading ? line : words.description };
  };
  const content = () => {
    if (isLoading) return <JoinScreenLoading label={words.loading} />;
    if (message)
      return (
        <Alert
          ref={successorRef}
          tabIndex={-1}
          tone={hasAccount ? 'info' : 'critical'}
          title={message}
          actions={
            hasAccount && (
              <Link href={logInHref} onNavigate={onNavigate}>
                {words.logIn}
              </Link>
            )
          }
        >
          {!hasAccount && words.askAgain}
        </Alert>
      );
    if (state === 'error')
      return <AlertLoadError title={words.error} reason={error} onRetry={onRetry && retry} />;
    return (
      <>
        {notice && <Alert tone="info">{notice}</Alert>}
        <TextField
          label={words.name}
          {...field('name')}
          size="lg"
          autoComplete="name"
          hint={words.nameHint}
        />
        <PasswordField
          label={words.password}
          {...field('password')}
          size="lg"
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        {error && <Alert tone="critical">{error}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {words.submit}
        </Button>
      </>
    );
  };

  return (
    <AuthScreen
      words={titles()}
      // Not while it loads: it would move.
      elsewhere={isLoading ? undefined : { question: words.already, link: words.logIn, href: logInHref }}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="JoinScreen" {...formProps(rest)}>
        <div data-part="body" ref={bodyRef} tabIndex={-1}>
          {invitation && !unusable && <JoinScreenInvitation {...invitation} words={words} />}
          {content()}
        </div>
      </Root>
    </AuthScreen>
  );
}
