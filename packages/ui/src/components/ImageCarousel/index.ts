export { ImageCarousel, type ImageCarouselProps } from './ImageCarousel.tsx';
export type { ImageCarouselLabels } from './ImageCarousel.labels.ts';
