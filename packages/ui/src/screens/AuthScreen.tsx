'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import type { FormProps } from '#lib/forms.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { AuthLayout } from '#trade/AuthLayout/AuthLayout.tsx';

/** What every screen with a form for signing up, logging in or a forgotten password takes. */
export interface AuthScreenProps<Values, Draft = Values>
  extends FormProps<Values, Draft>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid'> {
  /** Called with the errors of the values, as the form shows them. */
  onInvalid?: ((message: string) => void) | undefined;
  /** The address that the logo links to. */
  homeHref: string;
  /** Called on a plain click on a link to another page, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
}

interface FrameProps extends Pick<AuthScreenProps<unknown>, 'homeHref' | 'onNavigate'> {
  /** The name of the screen, and a sentence about it. */
  words: { title: string; description?: ReactNode };
  /** What leads to another form: a question, and the words and the address of its link. */
  elsewhere: { question: string; link: string; href: string } | undefined;
  /** The form. */
  children: ReactNode;
}

/** The layout around such a form, with a way to another one below it. */
export function AuthScreen({ words, elsewhere, homeHref, onNavigate, children }: FrameProps) {
  return (
    <AuthLayout
      title={words.title}
      description={words.description}
      homeHref={homeHref}
      onNavigate={onNavigate}
      footer={
        elsewhere && (
          <>
            {elsewhere.question}{' '}
            <Link href={elsewhere.href} onNavigate={onNavigate}>
              {elsewhere.link}
            </Link>
          </>
        )
      }
    >
      {children}
    </AuthLayout>
  );
}
