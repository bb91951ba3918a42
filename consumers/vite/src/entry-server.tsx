import { themeScript } from '@guildhall/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

export function render() {
  const sheet = new ServerStyleSheet();
  const page = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  return { page, head: `<script>${themeScript}</script>${sheet.getStyleTags()}` };
}
