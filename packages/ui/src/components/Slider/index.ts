export { Slider, type SliderProps } from './Slider.tsx';
export type { SliderLabels } from './Slider.labels.ts';
