import { Notifications, notifications } from '@mantine/notifications';
import type { ToastsProps } from '../../page/contender.ts';

const showToast = (message: string) => {
  notifications.show({ message: <span data-toast>{message}</span>, autoClose: false });
};

export function Toasts({ children }: ToastsProps) {
  return (
    <>
      {children(showToast)}
      <Notifications limit={20} position="top-right" />
    </>
  );
}
