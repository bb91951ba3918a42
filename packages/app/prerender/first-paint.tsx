import { LoadingScreen } from '@guildhall/ui/loading-screen';
import { themeScript } from '@guildhall/ui/theme-script';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const loadingScreen = renderToStaticMarkup(sheet.collectStyles(<LoadingScreen id="loading-screen" />));

/** What `index.html` holds before any script has run, by the comments that keep its places. */
export const firstPaint: Record<string, string> = {
  theme: `<script>${themeScript}</script>`,
  styles: sheet.getStyleTags(),
  'loading-screen': loadingScreen,
};
