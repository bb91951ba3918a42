/** The words of Slider. */
export interface SliderLabels {
  /** What assistive technology calls the region. */
  carousel: string;
  /** What assistive technology calls a slide. */
  slide: string;
  /** The accessible name of a slide; the first is 1. */
  slideOf: (slide: number, count: number) => string;
  /** The button that goes back by one. */
  previous: string;
  /** The button that goes on by one. */
  next: string;
  /** The dot that goes to a slide; the first is 1. */
  show: (slide: number) => string;
  /** The button that lets it move on by itself. */
  play: string;
  /** The button that stops it. */
  pause: string;
}

export const sliderLabels: SliderLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (slide, count) => `${slide} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  show: (slide) => `Show slide ${slide}`,
  play: 'Play',
  pause: 'Pause',
};
