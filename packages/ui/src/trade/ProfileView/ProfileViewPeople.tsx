'use client';
import { createElement, useId, type ReactNode } from 'react';

/** A company that the shown one is connected with. */
export interface ProfileConnection {
  /** Its unique key. */
  _id: string;
  /** Its name; without one it is an 'Unknown User'. */
  companyName?: string | null;
}

interface ProfileViewPeopleProps {
  /** The heading level of the two titles. */
  headingLevel: number;
  /** The email addresses of the company's employees. */
  employeeEmails: readonly string[];
  /** The companies that it is connected with. */
  connections: readonly ProfileConnection[];
  /** A link to all of them, when there are more. */
  moreConnections: ReactNode;
}

/** The employees and the connections of a company, side by side where there is space. */
export function ProfileViewPeople({
  headingLevel,
  employeeEmails,
  connections,
  moreConnections,
}: ProfileViewPeopleProps) {
  const id = useId();
  const section = (key: string, title: string, content: ReactNode) => (
    <section data-part="section" aria-labelledby={id + key}>
      {createElement(`h${headingLevel}`, { id: id + key, 'data-part': 'heading' }, title)}
      {content}
    </section>
  );
  return (
    <div data-part="people">
      {section(
        'employees',
        'Employees',
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
        'Connections',
        connections.length > 0 ? (
          <>
            <ul data-part="list">
              {connections.map(({ _id, companyName }) => (
                <li key={_id}>
                  <bdi>{companyName?.trim() || 'Unknown User'}</bdi>
                </li>
              ))}
            </ul>
            {moreConnections}
          </>
        ) : (
          <p data-part="empty">No Connections Yet, Make Connections</p>
        ),
      )}
    </div>
  );
}
