import type { StoryContext } from '@storybook/react-vite';

/** Tests prefer reduced motion, so that none waits for an animation, except the stories with this tag. */
const tag = 'motion';

export async function allowMotion({ tags }: Pick<StoryContext, 'tags'>) {
  if (import.meta.env.MODE !== 'test' || !tags.includes(tag)) return undefined;
  const { cdp } = await import('vitest/browser');
  const prefer = (value: 'no-preference' | 'reduce') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('no-preference');
  return async () => {
    await prefer('reduce');
  };
}
