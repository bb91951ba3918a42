import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { furnishFor, onDeviceTheme } from './guildhall-theme.ts';
import { readAttributes, setAttributes } from './toolbar.ts';

type Globals = Record<string, unknown>;
type Channel = DocsContainerProps['context']['channel'];

/** The toolbar's choices for the whole page, without the globals of single stories on it. */
function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [updated] = (channel.last(GLOBALS_UPDATED) ?? []) as { userGlobals?: Globals }[];
    const [initial] = (channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[];
    return updated?.userGlobals ?? initial?.globals ?? {};
  });
  useEffect(() => {
    const update = ({ userGlobals }: { userGlobals?: Globals }) => userGlobals && setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** Pages of documentation have the theme of the toolbar or the device, as the stories on them do. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  const theme = typeof globals['theme'] === 'string' ? globals['theme'] : 'system';
  const furniture = useSyncExternalStore(onDeviceTheme, () => furnishFor(theme));
  // The direction applies to the stories only: these pages are written from left to right.
  useLayoutEffect(() =>
    setAttributes(document.documentElement, { ...readAttributes(globals), dir: undefined }),
  );
  return (
    <div data-docs-theme={theme}>
      <StorybookContainer context={context} theme={furniture}>
        {children}
      </StorybookContainer>
    </div>
  );
}
