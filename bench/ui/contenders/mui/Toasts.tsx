import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ToastsProps } from '../../page/contender.ts';

/** A snackbar shows one message in a fixed position; several at once need a stack around them. */
export function Toasts({ children }: ToastsProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const close = (message: string) => setMessages((list) => list.filter((other) => other !== message));
  return (
    <>
      {children((message) => setMessages((list) => [...list, message]))}
      <Stack
        spacing={1}
        sx={{
          position: 'fixed',
          top: 0,
          right: 0,
          zIndex: 'snackbar',
          p: 2,
          maxHeight: '100vh',
          overflow: 'auto',
        }}
      >
        {messages.map((message) => (
          <Snackbar open key={message} sx={{ position: 'static', transform: 'none' }}>
            <Alert severity="info" onClose={() => close(message)}>
              <span data-toast>{message}</span>
            </Alert>
          </Snackbar>
        ))}
      </Stack>
    </>
  );
}
