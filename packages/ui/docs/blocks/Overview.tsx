import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { rooms } from 'virtual:component-overview';
import { pages } from './component-pages.ts';
import { Table } from './Table.tsx';

/** Every component with what it is, by room and category; each leads to its page. */
export const Overview = () =>
  rooms.map(({ title: room, description, groups }) => (
    <Fragment key={room}>
      <Heading>{room}</Heading>
      <p>{description}</p>
      {groups.map(({ title, components }) => (
        <Fragment key={title}>
          {title && <Subheading>{title}</Subheading>}
          <Table
            label={title || room}
            heads={['Component', 'What it is']}
            rows={components.map(({ name, summary }) => [
              <a key={name} href={pages.get(name)} target="_top">
                {name}
              </a>,
              summary,
            ])}
          />
        </Fragment>
      ))}
    </Fragment>
  ));
