import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { releases } from 'virtual:component-histories';
import type { Release } from '../../scripts/read-changes.ts';
import { linkComponents, pages } from './component-pages.ts';
import { Table } from './Table.tsx';

/** What changed in each release, the newest first. */
export const WhatsNew = () =>
  releases.map(({ version = 'Next release', news }: Release) => (
    <Fragment key={version}>
      <Heading>{version}</Heading>
      <Table
        label={version}
        heads={['Component', 'What changed']}
        rows={news.map(({ component, texts }) => [
          component ? (
            <a key="component" href={pages.get(component)} target="_top">
              {component}
            </a>
          ) : (
            'The package'
          ),
          <Markdown key="changes">
            {texts.map((text) => `- ${linkComponents(text, component)}`).join('\n')}
          </Markdown>,
        ])}
      />
    </Fragment>
  ));
