import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { SessionProvider } from '#session/session.tsx';
import { createSessionStore } from '#session/store.ts';
import { paths } from '../src/paths.ts';
import { AppRoutes } from '../src/router.tsx';

const firstVisit = { getItem: () => null } as unknown as Storage;
const session = createSessionStore(firstVisit);
const sheet = new ServerStyleSheet();
const { prelude } = await prerenderToNodeStream(
  sheet.collectStyles(
    <StaticRouter location={paths.landing}>
      <SessionProvider store={session}>
        <AppRoutes />
      </SessionProvider>
    </StaticRouter>,
  ),
);

/** The landing page as a first visitor's browser would show it. */
export const landing = { markup: await text(prelude), styles: sheet.getStyleTags() };
