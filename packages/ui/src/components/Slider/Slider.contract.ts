import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Slider',
  element: 'section',
  whenToUse: ['For two to six things of one kind of which none is needed to go on: news, voices, tips.'],
  whenNotToUse: [
    'For pictures of one product or request: ImageCarousel.',
    'For what every reader has to see: put it on the page.',
    'For views that one chooses between by name: Tabs.',
  ],
  parts: {
    root: 'The region, announced as a carousel.',
    body: 'Around slides and controls; nothing moves by itself while the pointer or the focus is on it.',
    viewport: 'What is seen of the track.',
    track: 'All slides in a row, as high as the highest.',
    slide: 'One slide; those that do not show are inert.',
    controls: 'The row of controls; present with several slides.',
    previous: 'Goes back by one slide, from the first to the last.',
    next: 'Goes on by one slide, from the last to the first.',
    dots: 'One dot for each slide, up to six.',
    dot: 'Goes to its slide.',
    counter: 'Stands for the dots when there are more than six slides.',
    playback: 'Pause, then Play. Not there when nothing moves by itself.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Goes into the slide that shows, then through previous, next, the dots and Pause. While the focus is inside nothing moves by itself.',
    'Enter, Space': 'Presses the control that has the focus.',
  },
};
