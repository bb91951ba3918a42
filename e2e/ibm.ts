import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const engineSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

const clipped = 'It takes words that are clipped from sight for hidden from screen readers, too.';
const asksAPerson = 'It finds no fault but asks a person to look, who has.';

/** What the engine is wrong about, by rule and kind of finding, and why. */
const falseFindings: Record<string, string> = {
  'aria_accessiblename_exists fail_no_accessible_name': clipped,
  'aria_article_label_unique fail_label_not_unique':
    'A company may have several requests: each is named by the company, and its text tells it from the others.',
  'aria_child_valid Fail_no_child': 'The list of notifications is empty until there is one.',
  'aria_complementary_label_visible Fail_1':
    'What is in it says what it is; nothing requires a label in sight.',
  'aria_form_label_unique fail_label_not_unique': 'A form without a name is no landmark.',
  'aria_keyboard_handler_exists potential_no_keyboard_access':
    'It looks for `onkeydown` attributes; React listens at the root.',
  'aria_role_redundant fail_redundant':
    'Safari tells VoiceOver of no list where CSS has taken its markers away, unless it has the role.',
  'draggable_alternative_exists potential_alternative': 'Buttons beside a picture move it, too.',
  'element_attribute_deprecated fail_elem': 'HTML has `<s>` for prices that no longer hold.',
  'element_tabbable_visible potential_visible':
    'What is scrolled away within a list comes back with the focus.',
  'element_tabbable_role_valid fail_invalid_role':
    'What scrolls must take the focus, or the keyboard cannot scroll it.',
  'element_tabbable_unobscured potential_obscured':
    'It measures where elements are now; the browser scrolls what gets the focus clear of the bars.',
  'fieldset_legend_valid Fail_1': clipped,
  'form_submit_button_exists Potential_1': 'A link that no longer works leaves nothing to send.',
  'heading_markup_misuse Potential_1': asksAPerson,
  'input_autocomplete_valid fail_incorrect':
    'HTML allows `username` for an email address, and password managers look for it.',
  'input_checkboxes_grouped potential_unnamedcheckbox': 'A switch stands alone.',
  'input_label_exists Fail_1': `${clipped} And an <output> says itself what it is about.`,
  'input_label_exists Fail_2': clipped,
  'input_label_visible potential_no_label': 'An icon shows its name in a tooltip.',
  'input_label_visible potential_placeholder_only': 'A search has a magnifying glass.',
  'label_content_exists Fail_1': 'A switch without words in sight has them as its `aria-label`.',
  'style_color_misuse Potential_1': asksAPerson,
  'style_focus_visible potential_focus_not_visible':
    'Radix takes the outline from a list of tabs, which passes the focus on to a tab.',
  'text_block_heading potential_heading': 'A line of its own, initials too, need be no heading.',
  'text_sensory_misuse potential_other': "'A larger quantity' is no size on the screen.",
  'text_sensory_misuse potential_position': asksAPerson,
  'widget_tabbable_exists fail_no_tabbable':
    'The field of the list keeps the focus, with `aria-activedescendant`.',
  'widget_tabbable_single potential_multiple_tabbable': 'The header of a row of a table is no widget.',
};

/** What has the focus passed on or kept out: Radix' guards, also beside the toasts, and the page below a dialog. */
const outOfReach =
  '[data-radix-focus-guard], span:has(+ [data-component="Toaster"]), [data-component="Toaster"] + span, [data-aria-hidden]';

/** What IBM's engine finds on the page as it stands: violations, possible ones, and recommendations that are not met. */
export async function findByIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engineSource);
  const found = await page.evaluate(async (excluded) => {
    const { ace } = window as unknown as { ace: { Checker: typeof Checker } };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(
        ({ value, node }) =>
          /FAIL|VIOLATION,POTENTIAL/.test(value.join(',')) && !(node as Element).closest?.(excluded),
      )
      .map(({ ruleId, reasonId, message, snippet }) => ({ kind: `${ruleId} ${reasonId}`, message, snippet }));
  }, outOfReach);
  return found
    .filter(({ kind }) => !(kind in falseFindings))
    .map(({ kind, message, snippet }) => `${kind}: ${message} (${snippet})`);
}
