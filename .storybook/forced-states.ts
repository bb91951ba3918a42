/** The states of controls that the toolbar and the pages of documentation can show without a pointer or a keyboard. */
export const forcedStates = { hover: 'Hover', 'focus-visible': 'Focus', active: 'Pressed' } as const;

/** Set on an ancestor to one of them. */
export const forcedAttribute = 'data-forced-state';

/** Set on the one element that looks as if it had the focus. */
export const focusedAttribute = 'data-forced-focus';

const focusable =
  ':where(:is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled))';
const everything = ':where(*)';

/** What else is forced into a state: the element that has the focus, and what is pressed is under the pointer as well. */
const alsoForced: Record<string, string> = {
  hover: `, [${forcedAttribute}='active'] ${everything}`,
  'focus-visible': `, [${focusedAttribute}]`,
};

const isDone = new WeakSet<CSSRule>();

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !isDone.has(rule)) {
      isDone.add(rule);
      for (const state of Object.keys(forcedStates)) {
        const target = state === 'hover' ? everything : focusable;
        const real =
          state === 'focus-visible' ? /:focus(?:-visible)?(?![-\w])/g : new RegExp(`:${state}`, 'g');
        const also = alsoForced[state] ?? '';
        const forced = `:is($&, [${forcedAttribute}='${state}'] ${target}${also})`;
        const selector = rule.selectorText.replaceAll(real, forced);
        if (selector !== rule.selectorText) rule.selectorText = selector;
      }
    }
    if (rule instanceof CSSGroupingRule) extend(rule.cssRules);
  }
}

/**
 * Extends each rule for a state to what is in an element with the attribute, or has that of the focus itself. The rules
 * stay where they are, with the same weight, so a forced state looks exactly as the real one.
 */
export function extendRulesOfStates(): void {
  for (const { cssRules } of document.styleSheets) extend(cssRules);
}
