import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { extendRulesOfStates, focusedAttribute } from './forced-states.ts';

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

/**
 * Until a reader comes into this frame, what its story focuses has the focus in its own eyes only: that of the page, and
 * where it is scrolled to, stay as they are, and stories that play beside one another do not close one another. It looks
 * focused where a browser shows that: what is written in does always, all else unless a pointer was the last to act.
 */
export function leaveFocusToPage(): void {
  if (!findPage()) return;
  let active: HTMLElement | null = null;
  let byPointer = false;
  addEventListener('keydown', () => (byPointer = false), true);
  addEventListener('pointerdown', () => (byPointer = true), true);
  const { prototype } = HTMLElement;
  const { focus, blur } = Object.getOwnPropertyDescriptors(prototype);
  const move = (to: HTMLElement | null) => {
    const from = active;
    if (from === to) return;
    active = to;
    extendRulesOfStates();
    from?.removeAttribute(focusedAttribute);
    if (!byPointer || to?.matches(':read-write')) to?.setAttribute(focusedAttribute, '');
    from?.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }));
    from?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }));
    to?.dispatchEvent(new FocusEvent('focus', { relatedTarget: from }));
    to?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: from, bubbles: true }));
  };
  prototype.focus = function focusHere() {
    move(this);
  };
  prototype.blur = function blurHere() {
    if (active === this) move(null);
  };
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (active?.isConnected ? active : document.body),
  });
  const enter = (event: Event) => {
    if (!event.isTrusted) return;
    active?.removeAttribute(focusedAttribute);
    Object.defineProperties(prototype, { focus, blur });
    delete (document as { activeElement?: unknown }).activeElement;
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, enter, true);
}
