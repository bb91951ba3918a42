import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SliderLabels } from './Slider.labels.ts';

interface SliderControlsProps {
  /** The accessible names of the controls. */
  labels: Pick<SliderLabels, 'previous' | 'next' | 'show'>;
  /** How many there are; at least two. */
  count: number;
  /** The index of the one that shows. */
  current: number;
  /** Goes back by one. */
  onPrevious: () => void;
  /** Goes on by one. */
  onNext: () => void;
  /** Goes to the one at that index. */
  onSelect: (index: number) => void;
}

// More dots than this are too small to press; a counter takes their place.
const mostDots = 6;

/** The controls of slides: previous, next and a dot for each. */
export function SliderControls({
  labels,
  count,
  current,
  onPrevious,
  onNext,
  onSelect,
}: SliderControlsProps) {
  return (
    <>
      <button data-part="previous" type="button" aria-label={labels.previous} onClick={onPrevious}>
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button data-part="next" type="button" aria-label={labels.next} onClick={onNext}>
        <ChevronRight size={20} aria-hidden />
      </button>
      {count <= mostDots ? (
        <div data-part="dots">
          {Array.from({ length: count }, (_, index) => labels.show(index + 1)).map((name, index) => (
            <button
              key={name}
              data-part="dot"
              type="button"
              aria-label={name}
              aria-current={index === current || undefined}
              onClick={() => onSelect(index)}
            />
          ))}
        </div>
      ) : (
        <span data-part="counter" aria-hidden>
          {current + 1} / {count}
        </span>
      )}
    </>
  );
}
