import { createToaster, Toaster } from '@guildhall/ui/toaster';
import type { ToastsProps } from '../../page/contender.ts';

// All at once, as the others show them.
const toaster = createToaster({ limit: Infinity });

const showToast = (message: string) => {
  toaster.toast(<span data-toast>{message}</span>, { duration: Infinity });
};

export function Toasts({ children }: ToastsProps) {
  return (
    <>
      {children(showToast)}
      <Toaster toaster={toaster} />
    </>
  );
}
