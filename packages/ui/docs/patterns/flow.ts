/** What the stories of every flow share: whole screens, told on a page of their own, that are no component's. */
export const flow = {
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen', docs: { toc: { disable: true } } },
};
