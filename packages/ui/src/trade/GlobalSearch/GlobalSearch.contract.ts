import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'GlobalSearch',
  element: 'div',
  control: 'input',
  whenToUse: ['In the TopBar: one search for everything, from every screen.'],
  whenNotToUse: [
    'To search where nothing can be shown before Enter: `SearchField`.',
    'To choose an answer in a form: `Combobox`.',
  ],
  parts: {
    root: 'Around the SearchField.',
    news: 'Says what the panel shows to those who listen, out of sight.',
    panel: 'The panel below the box, portalled to the end of the body; it carries `data-component` as well.',
    list: 'All lines that can be chosen.',
    group: 'Results of one kind.',
    'group-title': 'Which kind.',
    option: 'One line.',
    icon: 'The icon of a line that is no result.',
    text: 'The words of a line.',
    title: 'Its first line.',
    hint: 'Its second line.',
    end: 'A price, or how one stands to the company.',
    message: 'Says that nothing was found, or that the search failed.',
    'message-title': 'The first line of that.',
    skeletons: 'Keeps the place of the first results.',
    skeleton: 'Keeps the place of one line.',
  },
  dataAttributes: {
    'data-state': 'open, on the panel.',
    'data-kind': 'company | product | request | all | retry, on a line.',
    'data-highlighted': 'On the line that Enter would choose.',
  },
  keyboard: {
    Letters: 'Show what is found by them.',
    'Up, Down': 'Move among the lines, and round at the ends. They open a closed panel.',
    'Home, End': 'Move to the first and to the last line.',
    'Page Up, Page Down': 'Move by ten.',
    Enter: 'Opens the highlighted line; without one, all results.',
    Escape: 'Closes the panel, then clears the text.',
    Tab: 'Closes the panel and goes on.',
  },
};
