import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Screens } from '../blocks/Screens.tsx';

/** A story as `import * as` names it. */
type StoryExport = Parameters<typeof useOf>[0];

interface StepProps {
  /** The story of what is shown. */
  of: StoryExport;
  /** `inline` shows it in the page itself, at its own size: for what is less than a screen. */
  layout?: 'screens' | 'inline';
  /** What happens. */
  children: ReactNode;
}

/** One step of a flow: what happens, and the screen it happens on. */
export function Step({ of, layout = 'screens', children }: StepProps) {
  const { story } = useOf(of, ['story']);
  return (
    <section className="flow-step">
      <h2>{story.name}</h2>
      <div className="flow-text">{children}</div>
      {layout === 'inline' ? (
        <Canvas of={of} sourceState="none" />
      ) : (
        <Screens id={story.id} name={story.name} />
      )}
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open {story.name.toLowerCase()}
      </a>
    </section>
  );
}
