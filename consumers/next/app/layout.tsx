import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import '@guildhall/ui/fonts.css';
import { ThemeScript } from '@guildhall/ui/theme-script';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './links';
import { StyleRegistry } from './style-registry';

export const metadata: Metadata = { title: 'Guildhall in Next.js', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <StyleRegistry>
          <Links>{children}</Links>
        </StyleRegistry>
      </body>
    </html>
  );
}
