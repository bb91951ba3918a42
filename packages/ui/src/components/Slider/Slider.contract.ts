import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Slider',
  element: 'section',
  whenToUse: ['For two to six optional items of one kind: news, quotes, tips.'],
  whenNotToUse: [
    'For pictures of one product or request: ImageCarousel.',
    'For content that every reader must see: put it on the page.',
    'For views chosen by name: `Tabs`.',
  ],
  parts: {
    root: 'The region, announced as a carousel.',
    body: 'Around slides and controls; nothing moves by itself while it has the pointer or the focus.',
    viewport: 'The visible part of the track.',
    track: 'All slides in a row, as high as the highest.',
    slide: 'One slide; hidden ones are inert.',
    controls: 'The row of controls; present with several slides.',
    previous: 'Shows the previous slide; before the first comes the last.',
    next: 'Shows the next slide; after the last comes the first.',
    dots: 'One dot for each slide, up to six.',
    dot: 'Shows its slide.',
    counter: 'Replaces the dots when there are more than six slides.',
    playback: 'The button Pause or Play; absent when nothing moves by itself.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves into the visible slide, then through previous, next, the dots and Pause. While the focus is inside, nothing moves by itself.',
    'Enter, Space': 'Presses the focused control.',
  },
};
