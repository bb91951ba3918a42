import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Table',
  element: 'div',
  whenToUse: [
    'For data to be scanned and compared, such as prices and stock of many products.',
    'With Pagination or LoadMore below it, for more than a hundred rows: the browser lays out every row.',
  ],
  whenNotToUse: [
    'For things chosen by their picture: CardGrid.',
    'For one or two facts about each thing: RowList.',
    'For the facts of one thing: DescriptionList.',
  ],
  parts: {
    root: 'The container.',
    status: 'Tells screen readers that rows are loading.',
    region: 'The scroll container. While it can scroll, it is focusable and named by the caption.',
    table: 'The table.',
    caption: 'The caption.',
    header: 'The header of a column. It stays visible while rows scroll below it.',
    sort: 'The button in the header of a sortable column.',
    cell: 'A cell. The first of a row is its header and stays visible while the others scroll sideways.',
    empty: 'Around the content shown when there are no rows.',
  },
  dataAttributes: {
    'data-scrolls': 'Present while the content overflows.',
    'data-caption': 'shown | hidden',
    'data-justify': 'start | center | end, on headers and cells.',
  },
  keyboard: {
    Tab: 'Moves through the scroll container, the sort buttons and the controls in cells.',
    'Enter, Space': 'On a sort button: sorts by the column; again, in the opposite order.',
    'Arrow keys': 'Scroll, while the scroll container has the focus.',
  },
};
