'use client';
import { useId, type ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import type { ProfileViewLabels } from './ProfileView.labels.ts';

/** A company that the shown one is connected with. */
export interface ProfileConnection {
  /** Its unique key. */
  _id: string;
  /** Its name; without one it is an 'Unknown User'. */
  companyName?: string | null;
}

interface ProfileViewPeopleProps {
  /** The heading level of the two titles. */
  headingLevel: 2 | 3 | 4;
  /** The email addresses of the company's employees. */
  employeeEmails: readonly string[];
  /** The companies that it is connected with. */
  connections: readonly ProfileConnection[];
  /** A link to all of them, when there are more. */
  moreConnections: ReactNode;
  /** The words of the profile. */
  words: ProfileViewLabels;
}

/** The employees and the connections of a company, side by side where there is space. */
export function ProfileViewPeople({
  headingLevel,
  employeeEmails,
  connections,
  moreConnections,
  words,
}: ProfileViewPeopleProps) {
  const id = useId();
  const section = (key: string, title: string, content: ReactNode) => (
    <section data-part="section" aria-labelledby={id + key}>
      <Heading data-part="heading" id={id + key} level={headingLevel} size="lg">
        {title}
      </Heading>
      {content}
    </section>
  );
  return (
    <div data-part="people">
      {section(
        'employees',
        words.employees,
        <ul data-part="list">
          {employeeEmails.map((email) => (
            <li key={email}>
              <bdi>{email}</bdi>
            </li>
          ))}
        </ul>,
      )}
      {section(
        'connections',
        words.connections,
        connections.length > 0 ? (
          <>
            <ul data-part="list">
              {connections.map(({ _id, companyName }) => (
                <li key={_id}>
                  <bdi>{companyName?.trim() || words.unknownUser}</bdi>
                </li>
              ))}
            </ul>
            {moreConnections}
          </>
        ) : (
          <p data-part="empty">{words.noConnections}</p>
        ),
      )}
    </div>
  );
}
