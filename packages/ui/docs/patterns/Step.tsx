import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A story as `import * as` names it. */
type StoryExport = Parameters<typeof useOf>[0];

const screens = [
  { name: 'desktop', width: 1440 },
  { name: 'telephone', width: 390 },
] as const;

/** One step of a flow: what happens, and the screen it happens on, as wide as a desk and as a hand. */
export function Step({ of, children }: { of: StoryExport; children: ReactNode }) {
  const { story } = useOf(of, ['story']);
  return (
    <section className="flow-step">
      <h2>{story.name}</h2>
      <p>{children}</p>
      <div className="flow-screens">
        {screens.map(({ name, width }) => (
          // Not to be pressed or reached here: a dialog in it would take the focus of the page.
          <div key={name} className="flow-screen" style={{ '--_width': width } as object} inert>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook itself */}
            <iframe
              title={`${story.name}, ${name}`}
              src={`iframe.html?id=${story.id}&viewMode=story`}
              width={width}
              loading="lazy"
            />
          </div>
        ))}
      </div>
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open {story.name.toLowerCase()}
      </a>
    </section>
  );
}
