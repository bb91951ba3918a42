import { Card, Flex, IconButton, Text } from '@radix-ui/themes';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import type { ToastsProps } from '../../page/contender.ts';

/** Radix Themes has no toast: this is the Radix primitive in the library's card. */
export function Toasts({ children }: ToastsProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  return (
    <Toast.Provider duration={Infinity}>
      {children((message) => setMessages((list) => [...list, message]))}
      {messages.map((message) => (
        <Toast.Root className="toast" key={message} asChild>
          <Card asChild>
            <li>
              <Flex justify="between" align="center" gap="2">
                <Toast.Title asChild>
                  <Text size="2" data-toast>
                    {message}
                  </Text>
                </Toast.Title>
                <Toast.Close asChild>
                  <IconButton variant="ghost" aria-label="Close">
                    ×
                  </IconButton>
                </Toast.Close>
              </Flex>
            </li>
          </Card>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  );
}
