import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import '@guildhall/ui/fonts.css';
import './brand.css';
import './acme.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <App />
  </StrictMode>,
);
