import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The documentation page around a story that is shown in a frame of its own. */
const findPage = () =>
  window.frameElement?.ownerDocument.querySelector<HTMLElement>('[data-docs-theme]') ?? undefined;

/** The theme of that page, which Storybook does not pass on to frames. */
export const themeOfPage = () => findPage()?.dataset['docsTheme'];

/** Changes this frame's theme whenever that of its page changes. */
export function followPage(): void {
  const page = findPage();
  if (!page) return;
  const follow = () =>
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme: page.dataset['docsTheme'] } });
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-docs-theme'] });
}
