import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ImageCarousel',
  element: 'div',
  whenToUse: [
    'For pictures of one product or one request.',
    'In long lists: with one picture, or off the screen, it is no more than an image element.',
  ],
  whenNotToUse: [
    'For content other than pictures.',
    'For a gallery in which pictures are compared: show them side by side.',
  ],
  parts: {
    root: 'The frame that keeps the proportions.',
    frame: 'Fills the root; what comes and goes is inside.',
    picture: 'One picture.',
    fallback: 'Stands for a picture that is missing or does not load.',
    carousel: 'The group that assistive technology announces as a carousel; present with several pictures.',
    viewport: 'What is seen of the track.',
    track: 'All pictures in a row.',
    slide: 'One place in the row.',
    previous: 'Goes back by one picture, from the first to the last.',
    next: 'Goes on by one picture, from the last to the first.',
    dots: 'One dot for each picture, up to six.',
    dot: 'Goes to its picture.',
    counter: 'Stands for the dots when there are more than six pictures.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Goes through previous, next and the dots. While the focus is inside nothing moves by itself.',
    'Enter, Space': 'Presses the control that has the focus.',
  },
};
