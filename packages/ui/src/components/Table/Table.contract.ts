import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Table',
  element: 'div',
  whenToUse: [
    'For what is scanned and compared, such as prices and stock of many products.',
    'With Pagination or LoadMore below it, for more than a hundred rows: the browser lays out every row that is there.',
  ],
  whenNotToUse: [
    'For things that are chosen by their picture: CardGrid.',
    'For one or two facts about each thing: RowList.',
    'For the facts of one thing: DescriptionList.',
  ],
  parts: {
    root: 'Around it all.',
    news: 'Tells those who cannot see the places that the rows are on their way.',
    region: 'What scrolls. While it does, the focus reaches it and it has the name of the caption.',
    table: 'The table.',
    caption: 'Its name.',
    header: 'The head of a column. It stays in sight while rows scroll below it.',
    sort: 'The button in the head of a column that one can sort by.',
    cell: 'A cell. The first of a row is its header, and stays in sight while the others scroll sideways.',
    empty: 'Around what stands for rows where there are none.',
  },
  dataAttributes: {
    'data-scrolls': 'Present while there is more than fits.',
    'data-caption': 'shown | hidden',
    'data-justify': 'start | center | end, on headers and cells.',
  },
  keyboard: {
    Tab: 'Goes through what scrolls, the heads that sort, and what the cells hold.',
    'Enter, Space': 'Sorts by the column whose head has the focus; once more, the other way round.',
    'Arrow keys': 'Scroll, while the focus is on what scrolls.',
  },
};
