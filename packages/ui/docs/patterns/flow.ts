/** What the stories of every flow share: whole screens, told on a page that needs its full width. */
export const flow = { layout: 'fullscreen', docs: { toc: { disable: true } } };
