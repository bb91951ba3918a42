import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRoot } from '../../test/open-root.ts';
import { setTheme } from './set-theme.ts';
import { themes } from './theme.ts';
import { ThemeScript, themeScript } from './ThemeScript.tsx';
import { useTheme } from './use-theme.ts';

const page = document.documentElement;
const runScript = (text: string) => {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
};

// When what a test has mounted, which would render, is gone.
beforeEach(() =>
  onTestFinished(() => {
    localStorage.clear();
    page.removeAttribute('data-gh-theme');
  }),
);

describe('setTheme', () => {
  it('sets the attribute and remembers', () => {
    setTheme('dark');
    expect(page.getAttribute('data-gh-theme')).toBe('dark');
    expect(localStorage.getItem('guildhall-theme')).toBe('dark');
  });

  it('takes the name of an own theme, which the script brings back', () => {
    setTheme('acme-dark');
    expect(page.getAttribute('data-gh-theme')).toBe('acme-dark');
    page.removeAttribute('data-gh-theme');
    runScript(themeScript);
    expect(page.getAttribute('data-gh-theme')).toBe('acme-dark');
  });

  it('leaves the choice to the device for system', () => {
    setTheme('dark');
    setTheme('system');
    expect(page.hasAttribute('data-gh-theme')).toBe(false);
    expect(localStorage.getItem('guildhall-theme')).toBe('system');
  });

  it('works where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    setTheme('high-contrast');
    expect(page.getAttribute('data-gh-theme')).toBe('high-contrast');
  });
});

describe('ThemeScript', () => {
  it.each(themes)('brings back %s before the first paint', (theme) => {
    localStorage.setItem('guildhall-theme', theme);
    runScript(themeScript);
    expect(page.getAttribute('data-gh-theme')).toBe(theme === 'system' ? null : theme);
  });

  it('ignores what it does not know, and storage that is refused', () => {
    localStorage.setItem('guildhall-theme', '"><script>');
    runScript(themeScript);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    runScript(themeScript);
    expect(page.hasAttribute('data-gh-theme')).toBe(false);
  });

  it('arrives from the server as it was written', () => {
    const { scripts } = new DOMParser().parseFromString(
      renderToString(<ThemeScript nonce="n" />),
      'text/html',
    );
    expect(scripts[0]?.textContent).toBe(themeScript);
    expect(scripts[0]?.getAttribute('nonce')).toBe('n');
  });
});

describe('useTheme', () => {
  it('follows setTheme and other tabs', async () => {
    const seen: string[] = [];
    function Probe() {
      seen.push(useTheme());
      return null;
    }
    const { root } = openRoot({ act: true });
    await act(async () => root.render(<Probe />));
    await act(async () => setTheme('dark'));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'guildhall-theme', newValue: 'light' }));
    });
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'dark' }));
    });
    expect(seen).toEqual(['system', 'dark', 'light']);
  });
});
