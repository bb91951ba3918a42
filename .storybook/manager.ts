import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { furnishFor, onDeviceTheme } from './guildhall-theme.ts';

/** The theme chosen in the toolbar, which the address tells before the preview does. */
let choice: unknown = /\btheme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** The theme for it, which the rules of `manager-head.html` can tell. */
function furnish() {
  const theme = furnishFor(choice);
  document.documentElement.dataset['theme'] = theme.base;
  return theme;
}

addons.setConfig({
  theme: furnish(),
  // Stories that only test what happens at a press are found in the panel of their component's tests.
  sidebar: { filters: { interactions: ({ title }) => !title.endsWith('/Interactions') } },
});

/** The sidebar and the toolbar are dark together with the page; a story's own theme leaves them alone. */
addons.register('guildhall/theme', (api) => {
  const refurnish = () => api.setOptions({ theme: furnish() });
  const choose = (globals: Record<string, unknown> = {}) => {
    choice = globals['theme'];
    refurnish();
  };
  api.on(SET_GLOBALS, ({ globals }: { globals?: Record<string, unknown> }) => choose(globals));
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals?: Record<string, unknown> }) =>
    choose(userGlobals),
  );
  onDeviceTheme(refurnish);
});
