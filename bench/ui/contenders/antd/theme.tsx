import { App, ConfigProvider, theme as antd } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Theme } from '../../page/contender.ts';

const SetTheme = createContext<(theme: Theme) => void>(() => {});

export function ThemeRoot({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <SetTheme value={setTheme}>
      <ConfigProvider theme={{ algorithm: theme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm }}>
        <App notification={{ stack: false }}>{children}</App>
      </ConfigProvider>
    </SetTheme>
  );
}

export const useSetTheme = () => use(SetTheme);
