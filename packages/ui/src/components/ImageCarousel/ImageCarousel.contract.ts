import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ImageCarousel',
  element: 'div',
  whenToUse: [
    'For the pictures of one product or one request.',
    'In long lists: with one picture, or off the screen, it renders just an image element.',
  ],
  whenNotToUse: ['For content other than pictures.', 'For pictures to be compared: show them side by side.'],
  parts: {
    root: 'The container with a fixed aspect ratio.',
    frame: 'Fills the root; around the picture or the carousel.',
    picture: 'One picture.',
    fallback: 'Replaces a picture that is missing or does not load.',
    carousel: 'The group that assistive technology announces as a carousel; present with several pictures.',
    viewport: 'The visible part of the track.',
    track: 'All pictures in a row.',
    slide: 'One picture of the row.',
    previous: 'Shows the previous picture; before the first comes the last.',
    next: 'Shows the next picture; after the last comes the first.',
    dots: 'One dot for each picture, up to six.',
    dot: 'Shows its picture.',
    counter: 'Replaces the dots when there are more than six pictures.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves through previous, next and the dots. While the focus is inside, nothing moves by itself.',
    'Enter, Space': 'Presses the focused control.',
  },
};
