import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import type { ToastsProps } from '../../page/contender.ts';

const toaster = createToaster({ placement: 'top-end' });

const showToast = (message: string) => {
  toaster.create({ title: <span data-toast>{message}</span>, duration: Infinity, closable: true });
};

export function Toasts({ children }: ToastsProps) {
  return (
    <>
      {children(showToast)}
      <Portal>
        <Toaster toaster={toaster}>
          {(toast) => (
            <Toast.Root>
              <Toast.Indicator />
              <Stack gap="1" flex="1">
                <Toast.Title>{toast.title}</Toast.Title>
              </Stack>
              <Toast.CloseTrigger />
            </Toast.Root>
          )}
        </Toaster>
      </Portal>
    </>
  );
}
