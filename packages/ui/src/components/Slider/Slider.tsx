'use client';
import { Pause, Play } from 'lucide-react';
import { Children, useState, type ComponentProps } from 'react';
import { useCarousel } from '#lib/use-carousel.ts';
import { useInView } from '#lib/use-in-view.ts';
import { sliderLabels, type SliderLabels } from './Slider.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './Slider.styles.ts';
import { SliderControls } from './SliderControls.tsx';

export interface SliderProps extends ComponentProps<'section'> {
  /** What the slides are about; the name of the region. */
  label: string;
  /** The slides, each a child. One alone shows without controls. */
  children?: ComponentProps<'section'>['children'];
  /**
   * Milliseconds until it advances to the next slide. 0 turns that off, and there is no Pause.
   * @default 5000
   */
  interval?: number | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SliderLabels> | undefined;
}

/**
 * A carousel: shows its children one at a time, as high as the highest of them. It moves on by itself, unless the reader
 * has paused it, the pointer or the focus is on it, the tab is hidden, it is off the screen or less motion is preferred.
 * Slides that do not show are inert.
 */
export function Slider({ label, children, interval = 5000, labels, ...rest }: SliderProps) {
  const words = useLabels('Slider', sliderLabels, labels);
  const [paused, setPaused] = useState(false);
  const [inView, bodyRef] = useInView();
  const slides = Children.toArray(children);
  const count = slides.length;
  const { viewportRef, current, advances, reducedMotion, pauseHandlers, controls } = useCarousel({
    count,
    interval,
    playing: !paused && inView && count > 1,
  });

  return (
    <Root data-component="Slider" aria-roledescription={words.carousel} aria-label={label} {...rest}>
      <div data-part="body" ref={bodyRef} {...pauseHandlers}>
        <div data-part="viewport" ref={viewportRef}>
          <div data-part="track" aria-live={advances ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <div
                key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
                data-part="slide"
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.slideOf(index + 1, count)}
                inert={index !== current}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <div data-part="controls">
            <SliderControls labels={words} count={count} {...controls} />
            {interval > 0 && !reducedMotion && (
              <button data-part="playback" type="button" onClick={() => setPaused(!paused)}>
                {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
                {paused ? words.play : words.pause}
              </button>
            )}
          </div>
        )}
      </div>
    </Root>
  );
}
