'use client';
import { useId, type ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';

interface CompanyDetailsSectionProps {
  /** What its fields are about. */
  title: string;
  /** Why to fill them in. */
  hint: string;
  /**
   * The layout of its fields where there is space: side by side or one below the other.
   * @default 'two'
   */
  columns?: 'one' | 'two' | undefined;
  /** The fields. */
  children: ReactNode;
}

/** One group of the details form: text on one side, fields on the other. */
export function CompanyDetailsSection({
  title,
  hint,
  columns = 'two',
  children,
}: CompanyDetailsSectionProps) {
  const titleId = useId();
  return (
    <section data-part="section" aria-labelledby={titleId}>
      <div data-part="section-head">
        <Heading id={titleId} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      </div>
      <div data-part="fields" data-columns={columns}>
        {children}
      </div>
    </section>
  );
}
