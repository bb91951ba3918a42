import { ErrorPage } from '@guildhall/ui/screens/error-page';
import { Link } from '@guildhall/ui/link';
import { LoadingScreen } from '@guildhall/ui/trade/loading-screen';
import { themeScript } from '@guildhall/ui/theme-script';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const loadingScreen = renderToStaticMarkup(sheet.collectStyles(<LoadingScreen id="loading-screen" />));
const notLoaded = renderToStaticMarkup(
  sheet.collectStyles(
    <div id="not-loaded">
      <noscript>Guildhall needs JavaScript to show companies, products and conversations.</noscript>
      {/* Not on the page before it is needed, which has a main part and a heading of its own. */}
      <template>
        <ErrorPage
          description="Guildhall could not be loaded. Check your connection and try again."
          actions={
            // An empty href reloads the page itself.
            <Link variant="primary" href="">
              Try again
            </Link>
          }
        />
      </template>
    </div>,
  ),
);

/** What `index.html` contains before any script has run, by the names of its placeholder comments. */
export const firstPaint: Record<string, string> = {
  theme: `<script>${themeScript}</script>`,
  styles: sheet.getStyleTags(),
  'loading-screen': loadingScreen,
  'not-loaded': notLoaded,
};
