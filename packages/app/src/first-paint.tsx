import { LoadingScreen, themeScript } from '@guildhall/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The parts of `index.html` that are there before any script, by the comments that hold their places. */
export function firstPaint() {
  const sheet = new ServerStyleSheet();
  const loadingScreen = renderToStaticMarkup(sheet.collectStyles(<LoadingScreen id="loading-screen" />));
  return { theme: `<script>${themeScript}</script>`, styles: sheet.getStyleTags(), loadingScreen };
}
