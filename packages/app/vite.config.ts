import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

const api = { target: 'http://127.0.0.1:3000' };

// The type of `oxc.plugins` lags behind the transform that rolldown ships.
const styledComponents = {
  plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
} as UserConfig['oxc'];

export default defineConfig({
  plugins: [react({ compiler: true })],
  ...(styledComponents && { oxc: styledComponents }),
  resolve: { conditions: ['@guildhall/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': api, '/demo': api } },
  build: { target: 'baseline-widely-available', sourcemap: true },
});
