/** The words of ImageCarousel. */
export interface ImageCarouselLabels {
  /** In place of a picture that is missing or does not load. */
  noPicture: string;
  /** What assistive technology calls the group of pictures. */
  carousel: string;
  /** The accessible name of the pictures; `alt` says what they show. */
  name: (alt: string) => string;
  /** The alternative text of one of several pictures; the first is 1. */
  image: (alt: string, image: number, count: number) => string;
  /** The button that goes back by one. */
  previous: string;
  /** The button that goes on by one. */
  next: string;
  /** The dot that goes to a picture; the first is 1. */
  show: (image: number) => string;
}

export const imageCarouselLabels: ImageCarouselLabels = {
  noPicture: 'No image',
  carousel: 'carousel',
  name: (alt) => `Images of ${alt}`,
  image: (alt, image, count) => `${alt}, image ${image} of ${count}`,
  previous: 'Previous image',
  next: 'Next image',
  show: (image) => `Show image ${image}`,
};
