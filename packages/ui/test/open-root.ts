import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

interface Options {
  /** Whether React renders only within `act`. */
  act?: boolean;
}

/** A root on the page until the test is finished, also when it fails. */
export function openRoot({ act = false }: Options = {}): { container: HTMLElement; root: Root } {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', act);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { container, root };
}
