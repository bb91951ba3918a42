import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'GlobalSearch',
  element: 'div',
  control: 'input',
  whenToUse: ['In the TopBar: one search for everything, from every screen.'],
  whenNotToUse: [
    'Where results cannot be shown while typing: `SearchField`.',
    'To choose an option in a form: `Combobox`.',
  ],
  parts: {
    root: 'Around the SearchField.',
    status: 'Tells screen readers what the panel shows; visually hidden.',
    panel:
      'The panel below the box, portalled to the end of the theme island around it or of the body; it carries `data-component` as well.',
    list: 'All options.',
    group: 'Results of one kind.',
    'group-title': 'The name of the kind.',
    option: 'One option: a result, all results, or Try again.',
    icon: 'The icon of an option that is no result.',
    text: 'The text of an option.',
    title: 'Its first line.',
    hint: 'Its second line.',
    end: 'The price of a product, or the connection to a company.',
    message: 'Says that nothing was found, or that the search failed.',
    'message-title': 'The first line of the message.',
    skeletons: 'The placeholders of the first results.',
    skeleton: 'The placeholder of one result.',
  },
  dataAttributes: {
    'data-state': 'open, on the panel.',
    'data-kind': 'company | product | request | all | retry, on an option.',
    'data-highlighted': 'On the option that Enter would open.',
  },
  keyboard: {
    Letters: 'Show the results for them.',
    'Up, Down': 'Move through the options and wrap around at the ends; they open a closed panel.',
    'Home, End': 'Move to the first or last option.',
    'Page Up, Page Down': 'Move by ten options.',
    Enter: 'Opens the highlighted option; without one, all results.',
    Escape: 'Closes the panel, then clears the text.',
    Tab: 'Closes the panel and moves on.',
  },
};
