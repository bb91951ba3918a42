export { ImageCarousel } from './ImageCarousel.tsx';
export type { ImageCarouselProps } from './ImageCarousel.tsx';
