import { App, ConfigProvider, theme as antd } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Theme, ThemeSetterProps } from '../../page/contender.ts';

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

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(use(SetTheme));
}
