import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Screens } from '../blocks/Screens.tsx';

/** A story as `import * as` names it. */
type StoryExport = Parameters<typeof useOf>[0];

/** One step of a flow: what happens, and the screen it happens on. */
export function Step({ of, children }: { of: StoryExport; children: ReactNode }) {
  const { story } = useOf(of, ['story']);
  return (
    <section className="flow-step">
      <h2>{story.name}</h2>
      <div className="flow-text">{children}</div>
      <Screens id={story.id} name={story.name} />
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open {story.name.toLowerCase()}
      </a>
    </section>
  );
}
