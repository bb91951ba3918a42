import { createToaster, Toaster } from '@guildhall/ui/toaster';
import type { ToastsProps } from '../../page/contender.ts';

const toaster = createToaster();

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
